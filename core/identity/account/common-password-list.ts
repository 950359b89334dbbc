/**
 * 10 000 passwords that people are known to choose and guessers try first, all in small letters, roughly the most usual
 * first: digits and keyboard walks, everyday words, names, teams and places with the endings that people add. Composed
 * by us from what published surveys of leaked passwords have in common; no list was copied. Server only: 80 kB.
 */
export const COMMON_PASSWORDS = `
123456 password 12345678 qwerty 123456789 12345 1234 111111 1234567 dragon 123123 baseball abc123
football monkey letmein 696969 shadow master 666666 qwertyuiop 123321 mustang 1234567890 michael 654321
superman 1qaz2wsx 7777777 121212 000000 qazwsx 123qwe killer trustno1 jordan jennifer zxcvbnm asdfgh
hunter buster soccer harley batman andrew tigger sunshine iloveyou 2000 charlie robert thomas hockey
ranger daniel starwars klaster 112233 george computer michelle jessica pepper 1111 zxcvbn 555555
11111111 131313 freedom 777777 pass maggie 159753 aaaaaa ginger princess joshua cheese amanda summer
love ashley 6969 nicole chelsea biteme matthew access yankees 987654321 dallas austin thunder taylor
matrix welcome admin login passw0rd p@ssw0rd p@ssword pa55word passwort contrasena qwerty1 password1
password123 password12 password1234 password01 password! admin123 administrator root toor guest test
test123 test1234 testing changeme default secret secret123 letmein1 welcome1 welcome123 welcome12
monkey1 dragon1 iloveyou1 iloveyou2 princess1 sunshine1 football1 baseball1 superman1 batman1 shadow1
master1 michael1 charlie1 jordan23 abcd1234 abcd123 abc12345 abc123456 a1b2c3d4 a1b2c3 a123456 a12345678
1q2w3e4r 1q2w3e4r5t 1q2w3e 1qaz2wsx3edc q1w2e3r4 q1w2e3 qwe123 qwer1234 qwert123 qwert1 qwerty12
qwerty123 qwerty1234 qwerty12345 qwerty123456 asd123 asdf1234 asdfgh1 asdfghjkl zxcvbnm1 zaq12wsx
zaq1zaq1 xsw2zaq1 147258369 159357 789456123 789456 456789 741852963 852456 963852741 0987654321
0123456789 123654 123654789 12344321 1122334455 11223344 111222333 123abc 123qweasd 123qweasdzxc 1a2b3c
1a2b3c4d aa123456 aa12345678 pokemon naruto minecraft google facebook linkedin twitter instagram youtube
netflix amazon spotify samsung apple iphone android windows microsoft internet hello hello123 hello1
whatever nothing forever blessed jesus jesus1 lovely loveme loveyou fuckyou fuckme asshole bitch hottie
sexy babygirl baby angel angels dolphin butterfly purple orange yellow green blue black white silver
golden diamond crystal rainbow flower rose lily daisy snoopy tweety mickey minnie cookie chocolate candy
peanut banana apple1 pepper1 ginger1 cheese1 coffee pizza burger spiderman ironman wolverine avengers
hulk joker yoda gandalf frodo legolas hobbit merlin phoenix viper falcon eagle eagles tiger lion panther
bear wolf horse rabbit kitty kitten puppy doggy fish shark whale monkey123 dragon123 master123 winter
autumn spring january february march april june july august september october november december monday
tuesday wednesday thursday friday saturday sunday london paris berlin madrid rome newyork chicago boston
texas florida california england scotland ireland wales america canada australia liverpool arsenal
manchester manutd mancity tottenham everton celtic rangers barcelona realmadrid juventus bayern lakers
cowboys steelers packers patriots broncos redsox tennis basketball rugby cricket golf guitar music rock
metal jazz drums piano dance disco party happy lucky smile funny crazy cool devil heaven hell magic
wizard witch ghost zombie vampire ninja samurai pirate viking knight king queen prince lady boss chief
captain soldier sniper warrior hero legend lightning storm rain snow fire water earth wind ocean river
mountain forest garden hawk pony buddy rocky lucky1 bailey jake simba nala winnie pooh donald goofy
pluto garfield pikachu sasuke goku vegeta zelda mario luigi sonic fortnite roblox vader skywalker
trinity ferrari porsche mercedes audi toyota honda ford corvette camaro yamaha suzuki kawasaki ducati
cherry mango peach lemon melon coconut strawberry sugar honey pasta butter linux ubuntu nokia sony dell
lenovo laptop mobile phone camera printer server network system security private hidden public demo
sample change temp temporary user manager office work company business money dollar euro pound cash rich
million school college student teacher liberty peace always never something goodbye please thanks friend
friends family mother father mommy daddy sister brother babyboy christ faith hope grace trust truth
believe dream dreams star stars moon galaxy universe planet gold brown pink violet james john william
david richard joseph charles christopher anthony mark steven paul kenneth kevin brian edward ronald
timothy jason jeffrey ryan jacob gary nicholas eric jonathan stephen larry justin scott brandon benjamin
samuel gregory frank alexander raymond patrick jack dennis jerry tyler aaron jose adam henry nathan
douglas zachary peter kyle walter ethan jeremy harold keith christian roger noah gerald carl terry sean
arthur lawrence jesse dylan bryan billy bruce albert willie gabriel logan alan juan wayne ralph randy
eugene vincent russell elijah louis bobby philip johnny mary patricia linda elizabeth barbara susan
sarah karen nancy lisa betty margaret sandra kimberly emily donna dorothy carol melissa deborah
stephanie rebecca sharon laura cynthia kathleen shirley angela helen anna brenda pamela emma samantha
katherine christine debra rachel catherine carolyn janet ruth maria heather diane virginia julie joyce
victoria olivia kelly christina lauren joan evelyn judith megan cheryl andrea hannah martha jacqueline
frances gloria teresa kathryn sara janice jean alice madison doris abigail julia judy denise amber
marilyn beverly danielle theresa sophia marie diana brittany natalie isabella charlotte alexis kayla
chloe sophie lucy ella oliver harry liam oscar archie freddie toby luke alfie lewis rosie poppy millie
ruby molly katie holly jasmine bella lola mohammed ahmed omar fatima aisha priya arjun chen hiro yuki
ivan dmitri natasha olga carlos luis miguel pedro pablo diego sofia lucia carmen hans klaus jurgen
stefan pierre jacques marco luca giulia paolo admin1 login1 summer1 winter1 autumn1 spring1 january1
february1 march1 april1 june1 july1 august1 september1 october1 november1 december1 monday1 tuesday1
wednesday1 thursday1 friday1 saturday1 sunday1 london1 paris1 berlin1 madrid1 rome1 newyork1 chicago1
dallas1 boston1 texas1 florida1 california1 england1 scotland1 ireland1 wales1 america1 canada1
australia1 liverpool1 arsenal1 chelsea1 manchester1 manutd1 mancity1 tottenham1 everton1 celtic1
rangers1 barcelona1 realmadrid1 juventus1 bayern1 lakers1 yankees1 cowboys1 steelers1 packers1 patriots1
broncos1 eagles1 redsox1 hockey1 soccer1 tennis1 basketball1 rugby1 cricket1 golf1 guitar1 music1 rock1
metal1 jazz1 drums1 piano1 dance1 disco1 party1 happy1 smile1 funny1 crazy1 cool1 hot1 sexy1 angel1
devil1 heaven1 hell1 magic1 wizard1 witch1 ghost1 zombie1 vampire1 ninja1 samurai1 pirate1 viking1
knight1 king1 queen1 prince1 lady1 boss1 chief1 captain1 soldier1 hunter1 killer1 sniper1 ranger1
warrior1 hero1 legend1 phoenix1 thunder1 lightning1 storm1 rain1 snow1 fire1 water1 earth1 wind1 ocean1
river1 mountain1 forest1 garden1 flower1 rose1 lily1 daisy1 tiger1 lion1 panther1 bear1 wolf1 fox1
eagle1 hawk1 falcon1 horse1 pony1 rabbit1 kitty1 puppy1 buddy1 rocky1 lucky11 max1 bailey1 buster1 jake1
rex1 shadow11 simba1 nala1 tigger1 winnie1 pooh1 mickey1 minnie1 donald1 goofy1 pluto1 snoopy1 garfield1
pokemon1 pikachu1 naruto1 sasuke1 goku1 vegeta1 zelda1 mario1 luigi1 sonic1 minecraft1 fortnite1 roblox1
starwars1 yoda1 vader1 skywalker1 matrix1 neo1 trinity1 ferrari1 porsche1 mercedes1 bmw1 audi1 toyota1
honda1 ford1 mustang1 corvette1 camaro1 harley1 yamaha1 suzuki1 kawasaki1 ducati1 orange1 banana1
cherry1 mango1 peach1 lemon1 melon1 coconut1 strawberry1 chocolate1 cookie1 candy1 sugar1 honey1 coffee1
pizza1 burger1 pasta1 butter1 peanut1 computer1 internet1 windows1 linux1 ubuntu1 google1 facebook1
samsung1 nokia1 sony1 dell1 lenovo1 laptop1 mobile1 phone1 camera1 printer1 server1 network1 system1
security1 access1 secret1 private1 hidden1 public1 test1 testing1 demo1 sample1 default1 change1
changeme1 temp1 temporary1 guest1 user1 root1 manager1 office1 work1 company1 business1 money1 dollar1
euro1 pound1 cash1 rich1 million1 school1 college1 student1 teacher1 freedom1 liberty1 peace1 love1
lovely1 loveme1 forever1 always1 never1 whatever1 nothing1 something1 goodbye1 please1 thanks1 friend1
friends1 family1 mother1 father1 mommy1 daddy1 sister1 brother1 baby1 babygirl1 babyboy1 christ1 god1
blessed1 faith1 hope1 grace1 trust1 truth1 believe1 dream1 dreams1 star1 stars1 moon1 sun1 sky1 galaxy1
universe1 planet1 diamond1 gold1 golden1 silver1 crystal1 rainbow1 purple1 yellow1 green1 blue1 black1
white1 brown1 pink1 violet1 james1 john1 robert1 william1 david1 richard1 joseph1 thomas1 charles1
christopher1 daniel1 matthew1 anthony1 mark1 steven1 paul1 andrew1 joshua1 kenneth1 kevin1 brian1
george1 edward1 ronald1 timothy1 jason1 jeffrey1 ryan1 jacob1 gary1 nicholas1 eric1 jonathan1 stephen1
larry1 justin1 scott1 brandon1 benjamin1 samuel1 gregory1 frank1 alexander1 raymond1 patrick1 jack1
dennis1 jerry1 tyler1 aaron1 jose1 adam1 henry1 nathan1 douglas1 zachary1 peter1 kyle1 walter1 ethan1
jeremy1 harold1 keith1 christian1 roger1 noah1 gerald1 carl1 terry1 sean1 austin1 arthur1 lawrence1
jesse1 dylan1 bryan1 joe1 jordan1 billy1 bruce1 albert1 willie1 gabriel1 logan1 alan1 juan1 wayne1 roy1
ralph1 randy1 eugene1 vincent1 russell1 elijah1 louis1 bobby1 philip1 johnny1 mary1 patricia1 jennifer1
linda1 elizabeth1 barbara1 susan1 jessica1 sarah1 karen1 nancy1 lisa1 betty1 margaret1 sandra1 ashley1
kimberly1 emily1 donna1 michelle1 dorothy1 carol1 amanda1 melissa1 deborah1 stephanie1 rebecca1 sharon1
laura1 cynthia1 kathleen1 amy1 shirley1 angela1 helen1 anna1 brenda1 pamela1 nicole1 emma1 samantha1
katherine1 christine1 debra1 rachel1 catherine1 carolyn1 janet1 ruth1 maria1 heather1 diane1 virginia1
julie1 joyce1 victoria1 olivia1 kelly1 christina1 lauren1 joan1 evelyn1 judith1 megan1 cheryl1 andrea1
hannah1 martha1 jacqueline1 frances1 gloria1 ann1 teresa1 kathryn1 sara1 janice1 jean1 alice1 madison1
doris1 abigail1 julia1 judy1 denise1 amber1 marilyn1 beverly1 danielle1 theresa1 sophia1 marie1 diana1
brittany1 natalie1 isabella1 charlotte1 alexis1 kayla1 chloe1 sophie1 lucy1 ella1 mia1 oliver1 harry1
liam1 oscar1 archie1 leo1 freddie1 toby1 luke1 alfie1 lewis1 rosie1 poppy1 millie1 ruby1 molly1 katie1
holly1 jasmine1 zoe1 bella1 lola1 mohammed1 ahmed1 ali1 omar1 fatima1 aisha1 priya1 raj1 arjun1 chen1
wei1 hiro1 yuki1 ivan1 dmitri1 natasha1 olga1 carlos1 luis1 miguel1 pedro1 pablo1 diego1 sofia1 lucia1
carmen1 hans1 klaus1 jurgen1 stefan1 pierre1 jacques1 marco1 luca1 giulia1 paolo1 letmein123 sunshine123
princess123 football123 baseball123 superman123 batman123 shadow123 iloveyou123 login123 summer123
winter123 autumn123 spring123 january123 february123 march123 april123 june123 july123 august123
september123 october123 november123 december123 monday123 tuesday123 wednesday123 thursday123 friday123
saturday123 sunday123 london123 paris123 berlin123 madrid123 rome123 newyork123 chicago123 dallas123
boston123 texas123 florida123 california123 england123 scotland123 ireland123 wales123 america123
canada123 australia123 liverpool123 arsenal123 chelsea123 manchester123 manutd123 mancity123
tottenham123 everton123 celtic123 rangers123 barcelona123 realmadrid123 juventus123 bayern123 lakers123
yankees123 cowboys123 steelers123 packers123 patriots123 broncos123 eagles123 redsox123 hockey123
soccer123 tennis123 basketball123 rugby123 cricket123 golf123 guitar123 music123 rock123 metal123
jazz123 drums123 piano123 dance123 disco123 party123 happy123 lucky123 smile123 funny123 crazy123
cool123 hot123 sexy123 angel123 devil123 heaven123 hell123 magic123 wizard123 witch123 ghost123
zombie123 vampire123 ninja123 samurai123 pirate123 viking123 knight123 king123 queen123 prince123
lady123 boss123 chief123 captain123 soldier123 hunter123 killer123 sniper123 ranger123 warrior123
hero123 legend123 phoenix123 thunder123 lightning123 storm123 rain123 snow123 fire123 water123 earth123
wind123 ocean123 river123 mountain123 forest123 garden123 flower123 rose123 lily123 daisy123 tiger123
lion123 panther123 bear123 wolf123 fox123 eagle123 hawk123 falcon123 horse123 pony123 rabbit123 kitty123
puppy123 buddy123 rocky123 lucky1123 max123 bailey123 charlie123 buster123 jake123 rex123 shadow1123
simba123 nala123 tigger123 winnie123 pooh123 mickey123 minnie123 donald123 goofy123 pluto123 snoopy123
garfield123 pokemon123 pikachu123 naruto123 sasuke123 goku123 vegeta123 zelda123 mario123 luigi123
sonic123 minecraft123 fortnite123 roblox123 starwars123 yoda123 vader123 skywalker123 matrix123 neo123
trinity123 ferrari123 porsche123 mercedes123 bmw123 audi123 toyota123 honda123 ford123 mustang123
corvette123 camaro123 harley123 yamaha123 suzuki123 kawasaki123 ducati123 apple123 orange123 banana123
cherry123 mango123 peach123 lemon123 melon123 coconut123 strawberry123 chocolate123 cookie123 candy123
sugar123 honey123 coffee123 pizza123 burger123 pasta123 cheese123 butter123 pepper123 ginger123
peanut123 computer123 internet123 windows123 linux123 ubuntu123 google123 facebook123 samsung123
nokia123 sony123 dell123 lenovo123 laptop123 mobile123 phone123 camera123 printer123 server123
network123 system123 security123 access123 private123 hidden123 public123 testing123 demo123 sample123
default123 change123 changeme123 temp123 temporary123 guest123 user123 root123 manager123 office123
work123 company123 business123 money123 dollar123 euro123 pound123 cash123 rich123 million123 school123
college123 student123 teacher123 freedom123 liberty123 peace123 love123 lovely123 loveme123 forever123
always123 never123 whatever123 nothing123 something123 goodbye123 please123 thanks123 friend123
friends123 family123 mother123 father123 mommy123 daddy123 sister123 brother123 baby123 babygirl123
babyboy123 jesus123 christ123 god123 blessed123 faith123 hope123 grace123 trust123 truth123 believe123
dream123 dreams123 star123 stars123 moon123 sun123 sky123 galaxy123 universe123 planet123 diamond123
gold123 golden123 silver123 crystal123 rainbow123 purple123 yellow123 green123 blue123 black123 white123
brown123 pink123 violet123 james123 john123 robert123 michael123 william123 david123 richard123
joseph123 thomas123 charles123 christopher123 daniel123 matthew123 anthony123 mark123 steven123 paul123
andrew123 joshua123 kenneth123 kevin123 brian123 george123 edward123 ronald123 timothy123 jason123
jeffrey123 ryan123 jacob123 gary123 nicholas123 eric123 jonathan123 stephen123 larry123 justin123
scott123 brandon123 benjamin123 samuel123 gregory123 frank123 alexander123 raymond123 patrick123 jack123
dennis123 jerry123 tyler123 aaron123 jose123 adam123 henry123 nathan123 douglas123 zachary123 peter123
kyle123 walter123 ethan123 jeremy123 harold123 keith123 christian123 roger123 noah123 gerald123 carl123
terry123 sean123 austin123 arthur123 lawrence123 jesse123 dylan123 bryan123 joe123 jordan123 billy123
bruce123 albert123 willie123 gabriel123 logan123 alan123 juan123 wayne123 roy123 ralph123 randy123
eugene123 vincent123 russell123 elijah123 louis123 bobby123 philip123 johnny123 mary123 patricia123
jennifer123 linda123 elizabeth123 barbara123 susan123 jessica123 sarah123 karen123 nancy123 lisa123
betty123 margaret123 sandra123 ashley123 kimberly123 emily123 donna123 michelle123 dorothy123 carol123
amanda123 melissa123 deborah123 stephanie123 rebecca123 sharon123 laura123 cynthia123 kathleen123 amy123
shirley123 angela123 helen123 anna123 brenda123 pamela123 nicole123 emma123 samantha123 katherine123
christine123 debra123 rachel123 catherine123 carolyn123 janet123 ruth123 maria123 heather123 diane123
virginia123 julie123 joyce123 victoria123 olivia123 kelly123 christina123 lauren123 joan123 evelyn123
judith123 megan123 cheryl123 andrea123 hannah123 martha123 jacqueline123 frances123 gloria123 ann123
teresa123 kathryn123 sara123 janice123 jean123 alice123 madison123 doris123 abigail123 julia123 judy123
denise123 amber123 marilyn123 beverly123 danielle123 theresa123 sophia123 marie123 diana123 brittany123
natalie123 isabella123 charlotte123 alexis123 kayla123 chloe123 sophie123 lucy123 ella123 mia123
oliver123 harry123 liam123 oscar123 archie123 leo123 freddie123 toby123 luke123 alfie123 lewis123
rosie123 poppy123 millie123 ruby123 molly123 katie123 holly123 jasmine123 zoe123 bella123 lola123
mohammed123 ahmed123 ali123 omar123 fatima123 aisha123 priya123 raj123 arjun123 chen123 wei123 li123
hiro123 yuki123 ivan123 dmitri123 natasha123 olga123 carlos123 luis123 miguel123 pedro123 pablo123
diego123 sofia123 lucia123 carmen123 hans123 klaus123 jurgen123 stefan123 pierre123 jacques123 marco123
luca123 giulia123 paolo123 0000 00000 0000000 00000000 000000000 0000000000 11111 1111111 111111111
1111111111 2222 22222 222222 2222222 22222222 222222222 2222222222 3333 33333 333333 3333333 33333333
333333333 3333333333 4444 44444 444444 4444444 44444444 444444444 4444444444 5555 55555 5555555 55555555
555555555 5555555555 6666 66666 6666666 66666666 666666666 6666666666 7777 77777 77777777 777777777
7777777777 8888 88888 888888 8888888 88888888 888888888 8888888888 9999 99999 999999 9999999 99999999
999999999 9999999999 aaaaaaaa bbbbbb bbbbbbbb cccccc cccccccc dddddd dddddddd eeeeee eeeeeeee ffffff
ffffffff gggggg gggggggg hhhhhh hhhhhhhh iiiiii iiiiiiii jjjjjj jjjjjjjj kkkkkk kkkkkkkk llllll llllllll
mmmmmm mmmmmmmm nnnnnn nnnnnnnn oooooo oooooooo pppppp pppppppp qqqqqq qqqqqqqq rrrrrr rrrrrrrr ssssss
ssssssss tttttt tttttttt uuuuuu uuuuuuuu vvvvvv vvvvvvvv wwwwww wwwwwwww xxxxxx xxxxxxxx yyyyyy yyyyyyyy
zzzzzz zzzzzzzz 1950 1951 1952 1953 1954 1955 1956 1957 1958 1959 1960 1961 1962 1963 1964 1965 1966
1967 1968 1969 1970 1971 1972 1973 1974 1975 1976 1977 1978 1979 1980 1981 1982 1983 1984 1985 1986 1987
1988 1989 1990 1991 1992 1993 1994 1995 1996 1997 1998 1999 2001 2002 2003 2004 2005 2006 2007 2008 2009
2010 2011 2012 2013 2014 2015 2016 2017 2018 2019 2020 2021 2022 2023 2024 2025 2026 p@55w0rd qw3rty
welc0me w3lc0m3 @dmin @dm1n l3tm31n m0nkey m0nk3y dr@g0n drag0n m@ster m@5t3r 5un5h1n3 pr1nc355 f00tb@ll
f00tball b@seb@ll b@53b@ll superm@n 5up3rm@n b@tm@n sh@d0w 5h@d0w shad0w il0vey0u 1l0v3y0u l0gin l0g1n
5umm3r w1nt3r @utumn 5pr1ng j@nu@ry febru@ry f3bru@ry m@rch @pril @pr1l jun3 @ugust @ugu5t 53pt3mb3r
0ct0ber 0ct0b3r n0vember n0v3mb3r d3c3mb3r m0nd@y m0nday tuesd@y tu35d@y wednesd@y w3dn35d@y thursd@y
thur5d@y frid@y fr1d@y s@turd@y 5@turd@y sund@y 5und@y l0nd0n p@ris p@r15 b3rl1n m@drid m@dr1d r0me r0m3
newy0rk n3wy0rk chic@g0 ch1c@g0 chicag0 d@ll@s d@ll@5 b0st0n b05t0n tex@s t3x@5 fl0rid@ fl0r1d@ fl0rida
c@lif0rni@ c@l1f0rn1@ calif0rnia engl@nd 3ngl@nd sc0tl@nd 5c0tl@nd sc0tland irel@nd 1r3l@nd w@les w@l35
@meric@ @m3r1c@ c@n@d@ @ustr@li@ @u5tr@l1@ liverp00l l1v3rp00l @rsen@l @r53n@l admin12 letmein12
monkey12 dragon12 master12 sunshine12 princess12 football12 baseball12 superman12 batman12 shadow12
iloveyou12 login12 summer12 winter12 autumn12 spring12 january12 february12 march12 april12 june12
july12 august12 september12 october12 november12 december12 monday12 tuesday12 wednesday12 thursday12
friday12 saturday12 sunday12 london12 paris12 berlin12 madrid12 rome12 newyork12 chicago12 dallas12
boston12 texas12 florida12 california12 england12 scotland12 ireland12 wales12 america12 canada12
australia12 liverpool12 arsenal12 chelsea12 manchester12 manutd12 mancity12 tottenham12 everton12
celtic12 rangers12 barcelona12 realmadrid12 juventus12 bayern12 lakers12 yankees12 cowboys12 steelers12
packers12 patriots12 broncos12 eagles12 redsox12 hockey12 soccer12 tennis12 basketball12 rugby12
cricket12 golf12 guitar12 music12 rock12 metal12 jazz12 drums12 piano12 dance12 disco12 party12 happy12
lucky12 smile12 funny12 crazy12 cool12 hot12 sexy12 angel12 devil12 heaven12 hell12 magic12 wizard12
witch12 ghost12 zombie12 vampire12 ninja12 samurai12 pirate12 viking12 password2 qwerty2 welcome2 admin2
letmein2 monkey2 dragon2 master2 sunshine2 princess2 football2 baseball2 superman2 batman2 shadow2
login2 summer2 winter2 autumn2 spring2 january2 february2 march2 april2 june2 july2 august2 september2
october2 november2 december2 monday2 tuesday2 wednesday2 thursday2 friday2 saturday2 sunday2 london2
paris2 berlin2 madrid2 rome2 newyork2 chicago2 dallas2 boston2 texas2 florida2 california2 england2
scotland2 ireland2 wales2 america2 canada2 australia2 liverpool2 arsenal2 chelsea2 manchester2 manutd2
mancity2 tottenham2 everton2 celtic2 rangers2 barcelona2 realmadrid2 juventus2 bayern2 lakers2 yankees2
cowboys2 steelers2 packers2 patriots2 broncos2 eagles2 redsox2 hockey2 soccer2 tennis2 basketball2
rugby2 cricket2 golf2 guitar2 music2 rock2 metal2 jazz2 drums2 piano2 dance2 disco2 party2 happy2 lucky2
smile2 funny2 crazy2 cool2 hot2 sexy2 angel2 devil2 heaven2 hell2 magic2 wizard2 witch2 ghost2 zombie2
vampire2 ninja2 samurai2 pirate2 viking2 welcome1234 admin1234 letmein1234 monkey1234 dragon1234
master1234 sunshine1234 princess1234 football1234 baseball1234 superman1234 batman1234 shadow1234
iloveyou1234 login1234 summer1234 winter1234 autumn1234 spring1234 january1234 february1234 march1234
april1234 june1234 july1234 august1234 september1234 october1234 november1234 december1234 monday1234
tuesday1234 wednesday1234 thursday1234 friday1234 saturday1234 sunday1234 london1234 paris1234
berlin1234 madrid1234 rome1234 newyork1234 chicago1234 dallas1234 boston1234 texas1234 florida1234
california1234 england1234 scotland1234 ireland1234 wales1234 america1234 canada1234 australia1234
liverpool1234 arsenal1234 chelsea1234 manchester1234 manutd1234 mancity1234 tottenham1234 everton1234
celtic1234 rangers1234 barcelona1234 realmadrid1234 juventus1234 bayern1234 lakers1234 yankees1234
cowboys1234 steelers1234 packers1234 patriots1234 broncos1234 eagles1234 redsox1234 hockey1234
soccer1234 tennis1234 basketball1234 rugby1234 cricket1234 golf1234 guitar1234 music1234 rock1234
metal1234 jazz1234 drums1234 piano1234 dance1234 disco1234 party1234 happy1234 lucky1234 smile1234
funny1234 crazy1234 cool1234 hot1234 sexy1234 angel1234 devil1234 heaven1234 hell1234 magic1234
wizard1234 witch1234 ghost1234 zombie1234 vampire1234 ninja1234 samurai1234 pirate1234 viking1234
password12345 welcome12345 admin12345 letmein12345 monkey12345 dragon12345 master12345 sunshine12345
princess12345 football12345 baseball12345 superman12345 batman12345 shadow12345 iloveyou12345 login12345
summer12345 winter12345 autumn12345 spring12345 january12345 february12345 march12345 april12345
june12345 july12345 august12345 september12345 october12345 november12345 december12345 monday12345
tuesday12345 wednesday12345 thursday12345 friday12345 saturday12345 sunday12345 london12345 paris12345
berlin12345 madrid12345 rome12345 newyork12345 chicago12345 dallas12345 boston12345 texas12345
florida12345 california12345 england12345 scotland12345 ireland12345 wales12345 america12345 canada12345
australia12345 liverpool12345 arsenal12345 chelsea12345 manchester12345 manutd12345 mancity12345
tottenham12345 everton12345 celtic12345 rangers12345 barcelona12345 realmadrid12345 juventus12345
bayern12345 lakers12345 yankees12345 cowboys12345 steelers12345 packers12345 patriots12345 broncos12345
eagles12345 redsox12345 hockey12345 soccer12345 tennis12345 basketball12345 rugby12345 cricket12345
golf12345 guitar12345 music12345 rock12345 metal12345 jazz12345 drums12345 piano12345 dance12345
disco12345 party12345 happy12345 lucky12345 smile12345 funny12345 crazy12345 cool12345 hot12345
sexy12345 angel12345 devil12345 heaven12345 hell12345 magic12345 wizard12345 witch12345 ghost12345
zombie12345 vampire12345 ninja12345 samurai12345 pirate12345 viking12345 password123456 welcome123456
admin123456 letmein123456 monkey123456 dragon123456 master123456 sunshine123456 princess123456
football123456 baseball123456 superman123456 batman123456 shadow123456 iloveyou123456 login123456
summer123456 winter123456 autumn123456 spring123456 january123456 february123456 march123456 april123456
june123456 july123456 august123456 september123456 october123456 november123456 december123456
monday123456 tuesday123456 wednesday123456 thursday123456 friday123456 saturday123456 sunday123456
london123456 paris123456 berlin123456 madrid123456 rome123456 newyork123456 chicago123456 dallas123456
boston123456 texas123456 florida123456 california123456 england123456 scotland123456 ireland123456
wales123456 america123456 canada123456 australia123456 liverpool123456 arsenal123456 chelsea123456
manchester123456 manutd123456 mancity123456 tottenham123456 everton123456 celtic123456 rangers123456
barcelona123456 realmadrid123456 juventus123456 bayern123456 lakers123456 yankees123456 cowboys123456
steelers123456 packers123456 patriots123456 broncos123456 eagles123456 redsox123456 hockey123456
soccer123456 tennis123456 basketball123456 rugby123456 cricket123456 golf123456 guitar123456 music123456
rock123456 metal123456 jazz123456 drums123456 piano123456 dance123456 disco123456 party123456
happy123456 lucky123456 smile123456 funny123456 crazy123456 cool123456 hot123456 sexy123456 angel123456
devil123456 heaven123456 hell123456 magic123456 wizard123456 witch123456 ghost123456 zombie123456
vampire123456 ninja123456 samurai123456 pirate123456 viking123456 qwerty01 welcome01 admin01 letmein01
monkey01 dragon01 master01 sunshine01 princess01 football01 baseball01 superman01 batman01 shadow01
iloveyou01 login01 summer01 winter01 autumn01 spring01 january01 february01 march01 april01 june01
july01 august01 september01 october01 november01 december01 monday01 tuesday01 wednesday01 thursday01
friday01 saturday01 sunday01 london01 paris01 berlin01 madrid01 rome01 newyork01 chicago01 dallas01
boston01 texas01 florida01 california01 england01 scotland01 ireland01 wales01 america01 canada01
australia01 liverpool01 arsenal01 chelsea01 manchester01 manutd01 mancity01 tottenham01 everton01
celtic01 rangers01 barcelona01 realmadrid01 juventus01 bayern01 lakers01 yankees01 cowboys01 steelers01
packers01 patriots01 broncos01 eagles01 redsox01 hockey01 soccer01 tennis01 basketball01 rugby01
cricket01 golf01 guitar01 music01 rock01 metal01 jazz01 drums01 piano01 dance01 disco01 party01 happy01
lucky01 smile01 funny01 crazy01 cool01 hot01 sexy01 angel01 devil01 heaven01 hell01 magic01 wizard01
witch01 ghost01 zombie01 vampire01 ninja01 samurai01 pirate01 viking01 password11 qwerty11 welcome11
admin11 letmein11 monkey11 dragon11 master11 sunshine11 princess11 football11 baseball11 superman11
batman11 iloveyou11 login11 summer11 winter11 autumn11 spring11 january11 february11 march11 april11
june11 july11 august11 september11 october11 november11 december11 monday11 tuesday11 wednesday11
thursday11 friday11 saturday11 sunday11 london11 paris11 berlin11 madrid11 rome11 newyork11 chicago11
dallas11 boston11 texas11 florida11 california11 england11 scotland11 ireland11 wales11 america11
canada11 australia11 liverpool11 arsenal11 chelsea11 manchester11 manutd11 mancity11 tottenham11
everton11 celtic11 rangers11 barcelona11 realmadrid11 juventus11 bayern11 lakers11 yankees11 cowboys11
steelers11 packers11 patriots11 broncos11 eagles11 redsox11 hockey11 soccer11 tennis11 basketball11
rugby11 cricket11 golf11 guitar11 music11 rock11 metal11 jazz11 drums11 piano11 dance11 disco11 party11
happy11 smile11 funny11 crazy11 cool11 hot11 sexy11 angel11 devil11 heaven11 hell11 magic11 wizard11
witch11 ghost11 zombie11 vampire11 ninja11 samurai11 pirate11 viking11 password22 qwerty22 welcome22
admin22 letmein22 monkey22 dragon22 master22 sunshine22 princess22 football22 baseball22 superman22
batman22 shadow22 iloveyou22 login22 summer22 winter22 autumn22 spring22 january22 february22 march22
april22 june22 july22 august22 september22 october22 november22 december22 monday22 tuesday22
wednesday22 thursday22 friday22 saturday22 sunday22 london22 paris22 berlin22 madrid22 rome22 newyork22
chicago22 dallas22 boston22 texas22 florida22 california22 england22 scotland22 ireland22 wales22
america22 canada22 australia22 liverpool22 arsenal22 chelsea22 manchester22 manutd22 mancity22
tottenham22 everton22 celtic22 rangers22 barcelona22 realmadrid22 juventus22 bayern22 lakers22 yankees22
cowboys22 steelers22 packers22 patriots22 broncos22 eagles22 redsox22 hockey22 soccer22 tennis22
basketball22 rugby22 cricket22 golf22 guitar22 music22 rock22 metal22 jazz22 drums22 piano22 dance22
disco22 party22 happy22 lucky22 smile22 funny22 crazy22 cool22 hot22 sexy22 angel22 devil22 heaven22
hell22 magic22 wizard22 witch22 ghost22 zombie22 vampire22 ninja22 samurai22 pirate22 viking22
password21 qwerty21 welcome21 admin21 letmein21 monkey21 dragon21 master21 sunshine21 princess21
football21 baseball21 superman21 batman21 shadow21 iloveyou21 login21 summer21 winter21 autumn21
spring21 january21 february21 march21 april21 june21 july21 august21 september21 october21 november21
december21 monday21 tuesday21 wednesday21 thursday21 friday21 saturday21 sunday21 london21 paris21
berlin21 madrid21 rome21 newyork21 chicago21 dallas21 boston21 texas21 florida21 california21 england21
scotland21 ireland21 wales21 america21 canada21 australia21 liverpool21 arsenal21 chelsea21 manchester21
manutd21 mancity21 tottenham21 everton21 celtic21 rangers21 barcelona21 realmadrid21 juventus21 bayern21
lakers21 yankees21 cowboys21 steelers21 packers21 patriots21 broncos21 eagles21 redsox21 hockey21
soccer21 tennis21 basketball21 rugby21 cricket21 golf21 guitar21 music21 rock21 metal21 jazz21 drums21
piano21 dance21 disco21 party21 happy21 lucky21 smile21 funny21 crazy21 cool21 hot21 sexy21 angel21
devil21 heaven21 hell21 magic21 wizard21 witch21 ghost21 zombie21 vampire21 ninja21 samurai21 pirate21
viking21 password7 qwerty7 welcome7 admin7 letmein7 monkey7 dragon7 master7 sunshine7 princess7
football7 baseball7 superman7 batman7 shadow7 iloveyou7 login7 summer7 winter7 autumn7 spring7 january7
february7 march7 april7 june7 july7 august7 september7 october7 november7 december7 monday7 tuesday7
wednesday7 thursday7 friday7 saturday7 sunday7 london7 paris7 berlin7 madrid7 rome7 newyork7 chicago7
dallas7 boston7 texas7 florida7 california7 england7 scotland7 ireland7 wales7 america7 canada7
australia7 liverpool7 arsenal7 chelsea7 manchester7 manutd7 mancity7 tottenham7 everton7 celtic7
rangers7 barcelona7 realmadrid7 juventus7 bayern7 lakers7 yankees7 cowboys7 steelers7 packers7 patriots7
broncos7 eagles7 redsox7 hockey7 soccer7 tennis7 basketball7 rugby7 cricket7 golf7 guitar7 music7 rock7
metal7 jazz7 drums7 piano7 dance7 disco7 party7 happy7 lucky7 smile7 funny7 crazy7 cool7 hot7 sexy7
angel7 devil7 heaven7 hell7 magic7 wizard7 witch7 ghost7 zombie7 vampire7 ninja7 samurai7 pirate7
viking7 password69 qwerty69 welcome69 admin69 letmein69 monkey69 dragon69 master69 sunshine69 princess69
football69 baseball69 superman69 batman69 shadow69 iloveyou69 login69 summer69 winter69 autumn69
spring69 january69 february69 march69 april69 june69 july69 august69 september69 october69 november69
december69 monday69 tuesday69 wednesday69 thursday69 friday69 saturday69 sunday69 london69 paris69
berlin69 madrid69 rome69 newyork69 chicago69 dallas69 boston69 texas69 florida69 california69 england69
scotland69 ireland69 wales69 america69 canada69 australia69 liverpool69 arsenal69 chelsea69 manchester69
manutd69 mancity69 tottenham69 everton69 celtic69 rangers69 barcelona69 realmadrid69 juventus69 bayern69
lakers69 yankees69 cowboys69 steelers69 packers69 patriots69 broncos69 eagles69 redsox69 hockey69
soccer69 tennis69 basketball69 rugby69 cricket69 golf69 guitar69 music69 rock69 metal69 jazz69 drums69
piano69 dance69 disco69 party69 happy69 lucky69 smile69 funny69 crazy69 cool69 hot69 sexy69 angel69
devil69 heaven69 hell69 magic69 wizard69 witch69 ghost69 zombie69 vampire69 ninja69 samurai69 pirate69
viking69 password99 qwerty99 welcome99 admin99 letmein99 monkey99 dragon99 master99 sunshine99
princess99 football99 baseball99 superman99 batman99 shadow99 iloveyou99 login99 summer99 winter99
autumn99 spring99 january99 february99 march99 april99 june99 july99 august99 september99 october99
november99 december99 monday99 tuesday99 wednesday99 thursday99 friday99 saturday99 sunday99 london99
paris99 berlin99 madrid99 rome99 newyork99 chicago99 dallas99 boston99 texas99 florida99 california99
england99 scotland99 ireland99 wales99 america99 canada99 australia99 liverpool99 arsenal99 chelsea99
manchester99 manutd99 mancity99 tottenham99 everton99 celtic99 rangers99 barcelona99 realmadrid99
juventus99 bayern99 lakers99 yankees99 cowboys99 steelers99 packers99 patriots99 broncos99 eagles99
redsox99 hockey99 soccer99 tennis99 basketball99 rugby99 cricket99 golf99 guitar99 music99 rock99
metal99 jazz99 drums99 piano99 dance99 disco99 party99 happy99 lucky99 smile99 funny99 crazy99 cool99
hot99 sexy99 angel99 devil99 heaven99 hell99 magic99 wizard99 witch99 ghost99 zombie99 vampire99 ninja99
samurai99 pirate99 viking99 password00 qwerty00 welcome00 admin00 letmein00 monkey00 dragon00 master00
sunshine00 princess00 football00 baseball00 superman00 batman00 shadow00 iloveyou00 login00 summer00
winter00 autumn00 spring00 january00 february00 march00 april00 june00 july00 august00 september00
october00 november00 december00 monday00 tuesday00 wednesday00 thursday00 friday00 saturday00 sunday00
london00 paris00 berlin00 madrid00 rome00 newyork00 chicago00 dallas00 boston00 texas00 florida00
california00 england00 scotland00 ireland00 wales00 america00 canada00 australia00 liverpool00 arsenal00
chelsea00 manchester00 manutd00 mancity00 tottenham00 everton00 celtic00 rangers00 barcelona00
realmadrid00 juventus00 bayern00 lakers00 yankees00 cowboys00 steelers00 packers00 patriots00 broncos00
eagles00 redsox00 hockey00 soccer00 tennis00 basketball00 rugby00 cricket00 golf00 guitar00 music00
rock00 metal00 jazz00 drums00 piano00 dance00 disco00 party00 happy00 lucky00 smile00 funny00 crazy00
cool00 hot00 sexy00 angel00 devil00 heaven00 hell00 magic00 wizard00 witch00 ghost00 zombie00 vampire00
ninja00 samurai00 pirate00 viking00 password007 qwerty007 welcome007 admin007 letmein007 monkey007
dragon007 master007 sunshine007 princess007 football007 baseball007 superman007 batman007 shadow007
iloveyou007 login007 summer007 winter007 autumn007 spring007 january007 february007 march007 april007
june007 july007 august007 september007 october007 november007 december007 monday007 tuesday007
wednesday007 thursday007 friday007 saturday007 sunday007 london007 paris007 berlin007 madrid007 rome007
newyork007 chicago007 dallas007 boston007 texas007 florida007 california007 england007 scotland007
ireland007 wales007 america007 canada007 australia007 liverpool007 arsenal007 chelsea007 manchester007
manutd007 mancity007 tottenham007 everton007 celtic007 rangers007 barcelona007 realmadrid007 juventus007
bayern007 lakers007 yankees007 cowboys007 steelers007 packers007 patriots007 broncos007 eagles007
redsox007 hockey007 soccer007 tennis007 basketball007 rugby007 cricket007 golf007 guitar007 music007
rock007 metal007 jazz007 drums007 piano007 dance007 disco007 party007 happy007 lucky007 smile007
funny007 crazy007 cool007 hot007 sexy007 angel007 devil007 heaven007 hell007 magic007 wizard007 witch007
ghost007 zombie007 vampire007 ninja007 samurai007 pirate007 viking007 password23 qwerty23 welcome23
admin23 letmein23 monkey23 dragon23 master23 sunshine23 princess23 football23 baseball23 superman23
batman23 shadow23 iloveyou23 login23 summer23 winter23 autumn23 spring23 january23 february23 march23
april23 june23 july23 august23 september23 october23 november23 december23 monday23 tuesday23
wednesday23 thursday23 friday23 saturday23 sunday23 london23 paris23 berlin23 madrid23 rome23 newyork23
chicago23 dallas23 boston23 texas23 florida23 california23 england23 scotland23 ireland23 wales23
america23 canada23 australia23 liverpool23 arsenal23 chelsea23 manchester23 manutd23 mancity23
tottenham23 everton23 celtic23 rangers23 barcelona23 realmadrid23 juventus23 bayern23 lakers23 yankees23
cowboys23 steelers23 packers23 patriots23 broncos23 eagles23 redsox23 hockey23 soccer23 tennis23
basketball23 rugby23 cricket23 golf23 guitar23 music23 rock23 metal23 jazz23 drums23 piano23 dance23
disco23 party23 happy23 lucky23 smile23 funny23 crazy23 cool23 hot23 sexy23 angel23 devil23 heaven23
hell23 magic23 wizard23 witch23 ghost23 zombie23 vampire23 ninja23 samurai23 pirate23 viking23
password13 qwerty13 welcome13 admin13 letmein13 monkey13 dragon13 master13 sunshine13 princess13
football13 baseball13 superman13 batman13 shadow13 iloveyou13 login13 summer13 winter13 autumn13
spring13 january13 february13 march13 april13 june13 july13 august13 september13 october13 november13
december13 monday13 tuesday13 wednesday13 thursday13 friday13 saturday13 sunday13 london13 paris13
berlin13 madrid13 rome13 newyork13 chicago13 dallas13 boston13 texas13 florida13 california13 england13
scotland13 ireland13 wales13 america13 canada13 australia13 liverpool13 arsenal13 chelsea13 manchester13
manutd13 mancity13 tottenham13 everton13 celtic13 rangers13 barcelona13 realmadrid13 juventus13 bayern13
lakers13 yankees13 cowboys13 steelers13 packers13 patriots13 broncos13 eagles13 redsox13 hockey13
soccer13 tennis13 basketball13 rugby13 cricket13 golf13 guitar13 music13 rock13 metal13 jazz13 drums13
piano13 dance13 disco13 party13 happy13 lucky13 smile13 funny13 crazy13 cool13 hot13 sexy13 angel13
devil13 heaven13 hell13 magic13 wizard13 witch13 ghost13 zombie13 vampire13 ninja13 samurai13 pirate13
viking13 password3 qwerty3 welcome3 admin3 letmein3 monkey3 dragon3 master3 sunshine3 princess3
football3 baseball3 superman3 batman3 shadow3 iloveyou3 login3 summer3 winter3 autumn3 spring3 january3
february3 march3 april3 june3 july3 august3 september3 october3 november3 december3 monday3 tuesday3
wednesday3 thursday3 friday3 saturday3 sunday3 london3 paris3 berlin3 madrid3 rome3 newyork3 chicago3
dallas3 boston3 texas3 florida3 california3 england3 scotland3 ireland3 wales3 america3 canada3
australia3 liverpool3 arsenal3 chelsea3 manchester3 manutd3 mancity3 tottenham3 everton3 celtic3
rangers3 barcelona3 realmadrid3 juventus3 bayern3 lakers3 yankees3 cowboys3 steelers3 packers3 patriots3
broncos3 eagles3 redsox3 hockey3 soccer3 tennis3 basketball3 rugby3 cricket3 golf3 guitar3 music3 rock3
metal3 jazz3 drums3 piano3 dance3 disco3 party3 happy3 lucky3 smile3 funny3 crazy3 cool3 hot3 sexy3
angel3 devil3 heaven3 hell3 magic3 wizard3 witch3 ghost3 zombie3 vampire3 ninja3 samurai3 pirate3
viking3 password5 qwerty5 welcome5 admin5 letmein5 monkey5 dragon5 master5 sunshine5 princess5 football5
baseball5 superman5 batman5 shadow5 iloveyou5 login5 summer5 winter5 autumn5 spring5 january5 february5
march5 april5 june5 july5 august5 september5 october5 november5 december5 monday5 tuesday5 wednesday5
thursday5 friday5 saturday5 sunday5 london5 paris5 berlin5 madrid5 rome5 newyork5 chicago5 dallas5
boston5 texas5 florida5 california5 england5 scotland5 ireland5 wales5 america5 canada5 australia5
liverpool5 arsenal5 chelsea5 manchester5 manutd5 mancity5 tottenham5 everton5 celtic5 rangers5
barcelona5 realmadrid5 juventus5 bayern5 lakers5 yankees5 cowboys5 steelers5 packers5 patriots5 broncos5
eagles5 redsox5 hockey5 soccer5 tennis5 basketball5 rugby5 cricket5 golf5 guitar5 music5 rock5 metal5
jazz5 drums5 piano5 dance5 disco5 party5 happy5 lucky5 smile5 funny5 crazy5 cool5 hot5 sexy5 angel5
devil5 heaven5 hell5 magic5 wizard5 witch5 ghost5 zombie5 vampire5 ninja5 samurai5 pirate5 viking5
password10 qwerty10 welcome10 admin10 letmein10 monkey10 dragon10 master10 sunshine10 princess10
football10 baseball10 superman10 batman10 shadow10 iloveyou10 login10 summer10 winter10 autumn10
spring10 january10 february10 march10 april10 june10 july10 august10 september10 october10 november10
december10 monday10 tuesday10 wednesday10 thursday10 friday10 saturday10 sunday10 london10 paris10
berlin10 madrid10 rome10 newyork10 chicago10 dallas10 boston10 texas10 florida10 california10 england10
scotland10 ireland10 wales10 america10 canada10 australia10 liverpool10 arsenal10 chelsea10 manchester10
manutd10 mancity10 tottenham10 everton10 celtic10 rangers10 barcelona10 realmadrid10 juventus10 bayern10
lakers10 yankees10 cowboys10 steelers10 packers10 patriots10 broncos10 eagles10 redsox10 hockey10
soccer10 tennis10 basketball10 rugby10 cricket10 golf10 guitar10 music10 rock10 metal10 jazz10 drums10
piano10 dance10 disco10 party10 happy10 lucky10 smile10 funny10 crazy10 cool10 hot10 sexy10 angel10
devil10 heaven10 hell10 magic10 wizard10 witch10 ghost10 zombie10 vampire10 ninja10 samurai10 pirate10
viking10 qwerty! welcome! admin! letmein! monkey! dragon! master! sunshine! princess! football!
baseball! superman! batman! shadow! iloveyou! login! summer! winter! autumn! spring! january! february!
march! april! june! july! august! september! october! november! december! monday! tuesday! wednesday!
thursday! friday! saturday! sunday! london! paris! berlin! madrid! rome! newyork! chicago! dallas!
boston! texas! florida! california! england! scotland! ireland! wales! america! canada! australia!
liverpool! arsenal! chelsea! manchester! manutd! mancity! tottenham! everton! celtic! rangers!
barcelona! realmadrid! juventus! bayern! lakers! yankees! cowboys! steelers! packers! patriots! broncos!
eagles! redsox! hockey! soccer! tennis! basketball! rugby! cricket! golf! guitar! music! rock! metal!
jazz! drums! piano! dance! disco! party! happy! lucky! smile! funny! crazy! cool! hot! sexy! angel!
devil! heaven! hell! magic! wizard! witch! ghost! zombie! vampire! ninja! samurai! pirate! viking!
password1! qwerty1! welcome1! admin1! letmein1! monkey1! dragon1! master1! sunshine1! princess1!
football1! baseball1! superman1! batman1! shadow1! iloveyou1! login1! summer1! winter1! autumn1!
spring1! january1! february1! march1! april1! june1! july1! august1! september1! october1! november1!
december1! monday1! tuesday1! wednesday1! thursday1! friday1! saturday1! sunday1! london1! paris1!
berlin1! madrid1! rome1! newyork1! chicago1! dallas1! boston1! texas1! florida1! california1! england1!
scotland1! ireland1! wales1! america1! canada1! australia1! liverpool1! arsenal1! chelsea1! manchester1!
manutd1! mancity1! tottenham1! everton1! celtic1! rangers1! barcelona1! realmadrid1! juventus1! bayern1!
lakers1! yankees1! cowboys1! steelers1! packers1! patriots1! broncos1! eagles1! redsox1! hockey1!
soccer1! tennis1! basketball1! rugby1! cricket1! golf1! guitar1! music1! rock1! metal1! jazz1! drums1!
piano1! dance1! disco1! party1! happy1! lucky1! smile1! funny1! crazy1! cool1! hot1! sexy1! angel1!
devil1! heaven1! hell1! magic1! wizard1! witch1! ghost1! zombie1! vampire1! ninja1! samurai1! pirate1!
viking1! password123! qwerty123! welcome123! admin123! letmein123! monkey123! dragon123! master123!
sunshine123! princess123! football123! baseball123! superman123! batman123! shadow123! iloveyou123!
login123! summer123! winter123! autumn123! spring123! january123! february123! march123! april123!
june123! july123! august123! september123! october123! november123! december123! monday123! tuesday123!
wednesday123! thursday123! friday123! saturday123! sunday123! london123! paris123! berlin123! madrid123!
rome123! newyork123! chicago123! dallas123! boston123! texas123! florida123! california123! england123!
scotland123! ireland123! wales123! america123! canada123! australia123! liverpool123! arsenal123!
chelsea123! manchester123! manutd123! mancity123! tottenham123! everton123! celtic123! rangers123!
barcelona123! realmadrid123! juventus123! bayern123! lakers123! yankees123! cowboys123! steelers123!
packers123! patriots123! broncos123! eagles123! redsox123! hockey123! soccer123! tennis123!
basketball123! rugby123! cricket123! golf123! guitar123! music123! rock123! metal123! jazz123! drums123!
piano123! dance123! disco123! party123! happy123! lucky123! smile123! funny123! crazy123! cool123!
hot123! sexy123! angel123! devil123! heaven123! hell123! magic123! wizard123! witch123! ghost123!
zombie123! vampire123! ninja123! samurai123! pirate123! viking123! password@123 qwerty@123 welcome@123
admin@123 letmein@123 monkey@123 dragon@123 master@123 sunshine@123 princess@123 football@123
baseball@123 superman@123 batman@123 shadow@123 iloveyou@123 login@123 summer@123 winter@123 autumn@123
spring@123 january@123 february@123 march@123 april@123 june@123 july@123 august@123 september@123
october@123 november@123 december@123 monday@123 tuesday@123 wednesday@123 thursday@123 friday@123
saturday@123 sunday@123 london@123 paris@123 berlin@123 madrid@123 rome@123 newyork@123 chicago@123
dallas@123 boston@123 texas@123 florida@123 california@123 england@123 scotland@123 ireland@123
wales@123 america@123 canada@123 australia@123 liverpool@123 arsenal@123 chelsea@123 manchester@123
manutd@123 mancity@123 tottenham@123 everton@123 celtic@123 rangers@123 barcelona@123 realmadrid@123
juventus@123 bayern@123 lakers@123 yankees@123 cowboys@123 steelers@123 packers@123 patriots@123
broncos@123 eagles@123 redsox@123 hockey@123 soccer@123 tennis@123 basketball@123 rugby@123 cricket@123
golf@123 guitar@123 music@123 rock@123 metal@123 jazz@123 drums@123 piano@123 dance@123 disco@123
party@123 happy@123 lucky@123 smile@123 funny@123 crazy@123 cool@123 hot@123 sexy@123 angel@123
devil@123 heaven@123 hell@123 magic@123 wizard@123 witch@123 ghost@123 zombie@123 vampire@123 ninja@123
samurai@123 pirate@123 viking@123 password2000 qwerty2000 welcome2000 admin2000 letmein2000 monkey2000
dragon2000 master2000 sunshine2000 princess2000 football2000 baseball2000 superman2000 batman2000
shadow2000 iloveyou2000 login2000 summer2000 winter2000 autumn2000 spring2000 january2000 february2000
march2000 april2000 june2000 july2000 august2000 september2000 october2000 november2000 december2000
monday2000 tuesday2000 wednesday2000 thursday2000 friday2000 saturday2000 sunday2000 london2000
paris2000 berlin2000 madrid2000 rome2000 newyork2000 chicago2000 dallas2000 boston2000 texas2000
florida2000 california2000 england2000 scotland2000 ireland2000 wales2000 america2000 canada2000
australia2000 liverpool2000 arsenal2000 chelsea2000 manchester2000 manutd2000 mancity2000 tottenham2000
everton2000 celtic2000 rangers2000 barcelona2000 realmadrid2000 juventus2000 bayern2000 lakers2000
yankees2000 cowboys2000 steelers2000 packers2000 patriots2000 broncos2000 eagles2000 redsox2000
hockey2000 soccer2000 tennis2000 basketball2000 rugby2000 cricket2000 golf2000 guitar2000 music2000
rock2000 metal2000 jazz2000 drums2000 piano2000 dance2000 disco2000 party2000 happy2000 lucky2000
smile2000 funny2000 crazy2000 cool2000 hot2000 sexy2000 angel2000 devil2000 heaven2000 hell2000
magic2000 wizard2000 witch2000 ghost2000 zombie2000 vampire2000 ninja2000 samurai2000 pirate2000
viking2000 password2010 qwerty2010 welcome2010 admin2010 letmein2010 monkey2010 dragon2010 master2010
sunshine2010 princess2010 football2010 baseball2010 superman2010 batman2010 shadow2010 iloveyou2010
login2010 summer2010 winter2010 autumn2010 spring2010 january2010 february2010 march2010 april2010
june2010 july2010 august2010 september2010 october2010 november2010 december2010 monday2010 tuesday2010
wednesday2010 thursday2010 friday2010 saturday2010 sunday2010 london2010 paris2010 berlin2010 madrid2010
rome2010 newyork2010 chicago2010 dallas2010 boston2010 texas2010 florida2010 california2010 england2010
scotland2010 ireland2010 wales2010 america2010 canada2010 australia2010 liverpool2010 arsenal2010
chelsea2010 manchester2010 manutd2010 mancity2010 tottenham2010 everton2010 celtic2010 rangers2010
barcelona2010 realmadrid2010 juventus2010 bayern2010 lakers2010 yankees2010 cowboys2010 steelers2010
packers2010 patriots2010 broncos2010 eagles2010 redsox2010 hockey2010 soccer2010 tennis2010
basketball2010 rugby2010 cricket2010 golf2010 guitar2010 music2010 rock2010 metal2010 jazz2010 drums2010
piano2010 dance2010 disco2010 party2010 happy2010 lucky2010 smile2010 funny2010 crazy2010 cool2010
hot2010 sexy2010 angel2010 devil2010 heaven2010 hell2010 magic2010 wizard2010 witch2010 ghost2010
zombie2010 vampire2010 ninja2010 samurai2010 pirate2010 viking2010 password2015 qwerty2015 welcome2015
admin2015 letmein2015 monkey2015 dragon2015 master2015 sunshine2015 princess2015 football2015
baseball2015 superman2015 batman2015 shadow2015 iloveyou2015 login2015 summer2015 winter2015 autumn2015
spring2015 january2015 february2015 march2015 april2015 june2015 july2015 august2015 september2015
october2015 november2015 december2015 monday2015 tuesday2015 wednesday2015 thursday2015 friday2015
saturday2015 sunday2015 london2015 paris2015 berlin2015 madrid2015 rome2015 newyork2015 chicago2015
dallas2015 boston2015 texas2015 florida2015 california2015 england2015 scotland2015 ireland2015
wales2015 america2015 canada2015 australia2015 liverpool2015 arsenal2015 chelsea2015 manchester2015
manutd2015 mancity2015 tottenham2015 everton2015 celtic2015 rangers2015 barcelona2015 realmadrid2015
juventus2015 bayern2015 lakers2015 yankees2015 cowboys2015 steelers2015 packers2015 patriots2015
broncos2015 eagles2015 redsox2015 hockey2015 soccer2015 tennis2015 basketball2015 rugby2015 cricket2015
golf2015 guitar2015 music2015 rock2015 metal2015 jazz2015 drums2015 piano2015 dance2015 disco2015
party2015 happy2015 lucky2015 smile2015 funny2015 crazy2015 cool2015 hot2015 sexy2015 angel2015
devil2015 heaven2015 hell2015 magic2015 wizard2015 witch2015 ghost2015 zombie2015 vampire2015 ninja2015
samurai2015 pirate2015 viking2015 password2018 qwerty2018 welcome2018 admin2018 letmein2018 monkey2018
dragon2018 master2018 sunshine2018 princess2018 football2018 baseball2018 superman2018 batman2018
shadow2018 iloveyou2018 login2018 summer2018 winter2018 autumn2018 spring2018 january2018 february2018
march2018 april2018 june2018 july2018 august2018 september2018 october2018 november2018 december2018
monday2018 tuesday2018 wednesday2018 thursday2018 friday2018 saturday2018 sunday2018 london2018
paris2018 berlin2018 madrid2018 rome2018 newyork2018 chicago2018 dallas2018 boston2018 texas2018
florida2018 california2018 england2018 scotland2018 ireland2018 wales2018 america2018 canada2018
australia2018 liverpool2018 arsenal2018 chelsea2018 manchester2018 manutd2018 mancity2018 tottenham2018
everton2018 celtic2018 rangers2018 barcelona2018 realmadrid2018 juventus2018 bayern2018 lakers2018
yankees2018 cowboys2018 steelers2018 packers2018 patriots2018 broncos2018 eagles2018 redsox2018
hockey2018 soccer2018 tennis2018 basketball2018 rugby2018 cricket2018 golf2018 guitar2018 music2018
rock2018 metal2018 jazz2018 drums2018 piano2018 dance2018 disco2018 party2018 happy2018 lucky2018
smile2018 funny2018 crazy2018 cool2018 hot2018 sexy2018 angel2018 devil2018 heaven2018 hell2018
magic2018 wizard2018 witch2018 ghost2018 zombie2018 vampire2018 ninja2018 samurai2018 pirate2018
viking2018 password2019 qwerty2019 welcome2019 admin2019 letmein2019 monkey2019 dragon2019 master2019
sunshine2019 princess2019 football2019 baseball2019 superman2019 batman2019 shadow2019 iloveyou2019
login2019 summer2019 winter2019 autumn2019 spring2019 january2019 february2019 march2019 april2019
june2019 july2019 august2019 september2019 october2019 november2019 december2019 monday2019 tuesday2019
wednesday2019 thursday2019 friday2019 saturday2019 sunday2019 london2019 paris2019 berlin2019 madrid2019
rome2019 newyork2019 chicago2019 dallas2019 boston2019 texas2019 florida2019 california2019 england2019
scotland2019 ireland2019 wales2019 america2019 canada2019 australia2019 liverpool2019 arsenal2019
chelsea2019 manchester2019 manutd2019 mancity2019 tottenham2019 everton2019 celtic2019 rangers2019
barcelona2019 realmadrid2019 juventus2019 bayern2019 lakers2019 yankees2019 cowboys2019 steelers2019
packers2019 patriots2019 broncos2019 eagles2019 redsox2019 hockey2019 soccer2019 tennis2019
basketball2019 rugby2019 cricket2019 golf2019 guitar2019 music2019 rock2019 metal2019 jazz2019 drums2019
piano2019 dance2019 disco2019 party2019 happy2019 lucky2019 smile2019 funny2019 crazy2019 cool2019
hot2019 sexy2019 angel2019 devil2019 heaven2019 hell2019 magic2019 wizard2019 witch2019 ghost2019
zombie2019 vampire2019 ninja2019 samurai2019 pirate2019 viking2019 password2020 qwerty2020 welcome2020
admin2020 letmein2020 monkey2020 dragon2020 master2020 sunshine2020 princess2020 football2020
baseball2020 superman2020 batman2020 shadow2020 iloveyou2020 login2020 summer2020 winter2020 autumn2020
spring2020 january2020 february2020 march2020 april2020 june2020 july2020 august2020 september2020
october2020 november2020 december2020 monday2020 tuesday2020 wednesday2020 thursday2020 friday2020
saturday2020 sunday2020 london2020 paris2020 berlin2020 madrid2020 rome2020 newyork2020 chicago2020
dallas2020 boston2020 texas2020 florida2020 california2020 england2020 scotland2020 ireland2020
wales2020 america2020 canada2020 australia2020 liverpool2020 arsenal2020 chelsea2020 manchester2020
manutd2020 mancity2020 tottenham2020 everton2020 celtic2020 rangers2020 barcelona2020 realmadrid2020
juventus2020 bayern2020 lakers2020 yankees2020 cowboys2020 steelers2020 packers2020 patriots2020
broncos2020 eagles2020 redsox2020 hockey2020 soccer2020 tennis2020 basketball2020 rugby2020 cricket2020
golf2020 guitar2020 music2020 rock2020 metal2020 jazz2020 drums2020 piano2020 dance2020 disco2020
party2020 happy2020 lucky2020 smile2020 funny2020 crazy2020 cool2020 hot2020 sexy2020 angel2020
devil2020 heaven2020 hell2020 magic2020 wizard2020 witch2020 ghost2020 zombie2020 vampire2020 ninja2020
samurai2020 pirate2020 viking2020 password2021 qwerty2021 welcome2021 admin2021 letmein2021 monkey2021
dragon2021 master2021 sunshine2021 princess2021 football2021 baseball2021 superman2021 batman2021
shadow2021 iloveyou2021 login2021 summer2021 winter2021 autumn2021 spring2021 january2021 february2021
march2021 april2021 june2021 july2021 august2021 september2021 october2021 november2021 december2021
monday2021 tuesday2021 wednesday2021 thursday2021 friday2021 saturday2021 sunday2021 london2021
paris2021 berlin2021 madrid2021 rome2021 newyork2021 chicago2021 dallas2021 boston2021 texas2021
florida2021 california2021 england2021 scotland2021 ireland2021 wales2021 america2021 canada2021
australia2021 liverpool2021 arsenal2021 chelsea2021 manchester2021 manutd2021 mancity2021 tottenham2021
everton2021 celtic2021 rangers2021 barcelona2021 realmadrid2021 juventus2021 bayern2021 lakers2021
yankees2021 cowboys2021 steelers2021 packers2021 patriots2021 broncos2021 eagles2021 redsox2021
hockey2021 soccer2021 tennis2021 basketball2021 rugby2021 cricket2021 golf2021 guitar2021 music2021
rock2021 metal2021 jazz2021 drums2021 piano2021 dance2021 disco2021 party2021 happy2021 lucky2021
smile2021 funny2021 crazy2021 cool2021 hot2021 sexy2021 angel2021 devil2021 heaven2021 hell2021
magic2021 wizard2021 witch2021 ghost2021 zombie2021 vampire2021 ninja2021 samurai2021 pirate2021
viking2021 password2022 qwerty2022 welcome2022 admin2022 letmein2022 monkey2022 dragon2022 master2022
sunshine2022 princess2022 football2022 baseball2022 superman2022 batman2022 shadow2022 iloveyou2022
login2022 summer2022 winter2022 autumn2022 spring2022 january2022 february2022 march2022 april2022
june2022 july2022 august2022 september2022 october2022 november2022 december2022 monday2022 tuesday2022
wednesday2022 thursday2022 friday2022 saturday2022 sunday2022 london2022 paris2022 berlin2022 madrid2022
rome2022 newyork2022 chicago2022 dallas2022 boston2022 texas2022 florida2022 california2022 england2022
scotland2022 ireland2022 wales2022 america2022 canada2022 australia2022 liverpool2022 arsenal2022
chelsea2022 manchester2022 manutd2022 mancity2022 tottenham2022 everton2022 celtic2022 rangers2022
barcelona2022 realmadrid2022 juventus2022 bayern2022 lakers2022 yankees2022 cowboys2022 steelers2022
packers2022 patriots2022 broncos2022 eagles2022 redsox2022 hockey2022 soccer2022 tennis2022
basketball2022 rugby2022 cricket2022 golf2022 guitar2022 music2022 rock2022 metal2022 jazz2022 drums2022
piano2022 dance2022 disco2022 party2022 happy2022 lucky2022 smile2022 funny2022 crazy2022 cool2022
hot2022 sexy2022 angel2022 devil2022 heaven2022 hell2022 magic2022 wizard2022 witch2022 ghost2022
zombie2022 vampire2022 ninja2022 samurai2022 pirate2022 viking2022 password2023 qwerty2023 welcome2023
admin2023 letmein2023 monkey2023 dragon2023 master2023 sunshine2023 princess2023 football2023
baseball2023 superman2023 batman2023 shadow2023 iloveyou2023 login2023 summer2023 winter2023 autumn2023
spring2023 january2023 february2023 march2023 april2023 june2023 july2023 august2023 september2023
october2023 november2023 december2023 monday2023 tuesday2023 wednesday2023 thursday2023 friday2023
saturday2023 sunday2023 london2023 paris2023 berlin2023 madrid2023 rome2023 newyork2023 chicago2023
dallas2023 boston2023 texas2023 florida2023 california2023 england2023 scotland2023 ireland2023
wales2023 america2023 canada2023 australia2023 liverpool2023 arsenal2023 chelsea2023 manchester2023
manutd2023 mancity2023 tottenham2023 everton2023 celtic2023 rangers2023 barcelona2023 realmadrid2023
juventus2023 bayern2023 lakers2023 yankees2023 cowboys2023 steelers2023 packers2023 patriots2023
broncos2023 eagles2023 redsox2023 hockey2023 soccer2023 tennis2023 basketball2023 rugby2023 cricket2023
golf2023 guitar2023 music2023 rock2023 metal2023 jazz2023 drums2023 piano2023 dance2023 disco2023
party2023 happy2023 lucky2023 smile2023 funny2023 crazy2023 cool2023 hot2023 sexy2023 angel2023
devil2023 heaven2023 hell2023 magic2023 wizard2023 witch2023 ghost2023 zombie2023 vampire2023 ninja2023
samurai2023 pirate2023 viking2023 password2024 qwerty2024 welcome2024 admin2024 letmein2024 monkey2024
dragon2024 master2024 sunshine2024 princess2024 football2024 baseball2024 superman2024 batman2024
shadow2024 iloveyou2024 login2024 summer2024 winter2024 autumn2024 spring2024 january2024 february2024
march2024 april2024 june2024 july2024 august2024 september2024 october2024 november2024 december2024
monday2024 tuesday2024 wednesday2024 thursday2024 friday2024 saturday2024 sunday2024 london2024
paris2024 berlin2024 madrid2024 rome2024 newyork2024 chicago2024 dallas2024 boston2024 texas2024
florida2024 california2024 england2024 scotland2024 ireland2024 wales2024 america2024 canada2024
australia2024 liverpool2024 arsenal2024 chelsea2024 manchester2024 manutd2024 mancity2024 tottenham2024
everton2024 celtic2024 rangers2024 barcelona2024 realmadrid2024 juventus2024 bayern2024 lakers2024
yankees2024 cowboys2024 steelers2024 packers2024 patriots2024 broncos2024 eagles2024 redsox2024
hockey2024 soccer2024 tennis2024 basketball2024 rugby2024 cricket2024 golf2024 guitar2024 music2024
rock2024 metal2024 jazz2024 drums2024 piano2024 dance2024 disco2024 party2024 happy2024 lucky2024
smile2024 funny2024 crazy2024 cool2024 hot2024 sexy2024 angel2024 devil2024 heaven2024 hell2024
magic2024 wizard2024 witch2024 ghost2024 zombie2024 vampire2024 ninja2024 samurai2024 pirate2024
viking2024 password2025 qwerty2025 welcome2025 admin2025 letmein2025 monkey2025 dragon2025 master2025
sunshine2025 princess2025 football2025 baseball2025 superman2025 batman2025 shadow2025 iloveyou2025
login2025 summer2025 winter2025 autumn2025 spring2025 january2025 february2025 march2025 april2025
june2025 july2025 august2025 september2025 october2025 november2025 december2025 monday2025 tuesday2025
wednesday2025 thursday2025 friday2025 saturday2025 sunday2025 london2025 paris2025 berlin2025 madrid2025
rome2025 newyork2025 chicago2025 dallas2025 boston2025 texas2025 florida2025 california2025 england2025
scotland2025 ireland2025 wales2025 america2025 canada2025 australia2025 liverpool2025 arsenal2025
chelsea2025 manchester2025 manutd2025 mancity2025 tottenham2025 everton2025 celtic2025 rangers2025
barcelona2025 realmadrid2025 juventus2025 bayern2025 lakers2025 yankees2025 cowboys2025 steelers2025
packers2025 patriots2025 broncos2025 eagles2025 redsox2025 hockey2025 soccer2025 tennis2025
basketball2025 rugby2025 cricket2025 golf2025 guitar2025 music2025 rock2025 metal2025 jazz2025 drums2025
piano2025 dance2025 disco2025 party2025 happy2025 lucky2025 smile2025 funny2025 crazy2025 cool2025
hot2025 sexy2025 angel2025 devil2025 heaven2025 hell2025 magic2025 wizard2025 witch2025 ghost2025
zombie2025 vampire2025 ninja2025 samurai2025 pirate2025 viking2025 password2026 qwerty2026 welcome2026
admin2026 letmein2026 monkey2026 dragon2026 master2026 sunshine2026 princess2026 football2026
baseball2026 superman2026 batman2026 shadow2026 iloveyou2026 login2026 summer2026 winter2026 autumn2026
spring2026 january2026 february2026 march2026 april2026 june2026 july2026 august2026 september2026
october2026 november2026 december2026 monday2026 tuesday2026 wednesday2026 thursday2026 friday2026
saturday2026 sunday2026 london2026 paris2026 berlin2026 madrid2026 rome2026 newyork2026 chicago2026
dallas2026 boston2026 texas2026 florida2026 california2026 england2026 scotland2026 ireland2026
wales2026 america2026 canada2026 australia2026 liverpool2026 arsenal2026 chelsea2026 manchester2026
manutd2026 mancity2026 tottenham2026 everton2026 celtic2026 rangers2026 barcelona2026 realmadrid2026
juventus2026 bayern2026 lakers2026 yankees2026 cowboys2026 steelers2026 packers2026 patriots2026
broncos2026 eagles2026 redsox2026 hockey2026 soccer2026 tennis2026 basketball2026 rugby2026 cricket2026
golf2026 guitar2026 music2026 rock2026 metal2026 jazz2026 drums2026 piano2026 dance2026 disco2026
party2026 happy2026 lucky2026 smile2026 funny2026 crazy2026 cool2026 hot2026 sexy2026 angel2026
devil2026 heaven2026 hell2026 magic2026 wizard2026 witch2026 ghost2026 zombie2026 vampire2026 ninja2026
samurai2026 pirate2026 viking2026 password88 qwerty88 welcome88 admin88 letmein88 monkey88 dragon88
master88 sunshine88 princess88 football88 baseball88 superman88 batman88 shadow88 iloveyou88 login88
summer88 winter88 autumn88 spring88 january88 february88 march88 april88 june88 july88 august88
september88 october88 november88 december88 monday88 tuesday88 wednesday88 thursday88 friday88
saturday88 sunday88 london88 paris88 berlin88 madrid88 rome88 newyork88 chicago88 dallas88 boston88
texas88 florida88 california88 england88 scotland88 ireland88 wales88 america88 canada88 australia88
liverpool88 arsenal88 chelsea88 manchester88 manutd88 mancity88 tottenham88 everton88 celtic88 rangers88
barcelona88 realmadrid88 juventus88 bayern88 lakers88 yankees88 cowboys88 steelers88 packers88
patriots88 broncos88 eagles88 redsox88 hockey88 soccer88 tennis88 basketball88 rugby88 cricket88 golf88
guitar88 music88 rock88 metal88 jazz88 drums88 piano88 dance88 disco88 party88 happy88 lucky88 smile88
funny88 crazy88 cool88 hot88 sexy88 angel88 devil88 heaven88 hell88 magic88 wizard88 witch88 ghost88
zombie88 vampire88 ninja88 samurai88 pirate88 viking88 password77 qwerty77 welcome77 admin77 letmein77
monkey77 dragon77 master77 sunshine77 princess77 football77 baseball77 superman77 batman77 shadow77
iloveyou77 login77 summer77 winter77 autumn77 spring77 january77 february77 march77 april77 june77
july77 august77 september77 october77 november77 december77 monday77 tuesday77 wednesday77 thursday77
friday77 saturday77 sunday77 london77 paris77 berlin77 madrid77 rome77 newyork77 chicago77 dallas77
boston77 texas77 florida77 california77 england77 scotland77 ireland77 wales77 america77 canada77
australia77 liverpool77 arsenal77 chelsea77 manchester77 manutd77 mancity77 tottenham77 everton77
celtic77 rangers77 barcelona77 realmadrid77 juventus77 bayern77 lakers77 yankees77 cowboys77 steelers77
packers77 patriots77 broncos77 eagles77 redsox77 hockey77 soccer77 tennis77 basketball77 rugby77
cricket77 golf77 guitar77 music77 rock77 metal77 jazz77 drums77 piano77 dance77 disco77 party77 happy77
lucky77 smile77 funny77 crazy77 cool77 hot77 sexy77 angel77 devil77 heaven77 hell77 magic77 wizard77
witch77 ghost77 zombie77 vampire77 ninja77 samurai77 pirate77 viking77 password101 qwerty101 welcome101
admin101 letmein101 monkey101 dragon101 master101 sunshine101 princess101 football101 baseball101
superman101 batman101 shadow101 iloveyou101 login101 summer101 winter101 autumn101 spring101 january101
february101 march101 april101 june101 july101 august101 september101 october101 november101 december101
monday101 tuesday101 wednesday101 thursday101 friday101 saturday101 sunday101 london101 paris101
berlin101 madrid101 rome101 newyork101 chicago101 dallas101 boston101 texas101 florida101 california101
england101 scotland101 ireland101 wales101 america101 canada101 australia101 liverpool101 arsenal101
chelsea101 manchester101 manutd101 mancity101 tottenham101 everton101 celtic101 rangers101 barcelona101
realmadrid101 juventus101 bayern101 lakers101 yankees101 cowboys101 steelers101 packers101 patriots101
broncos101 eagles101 redsox101 hockey101 soccer101 tennis101 basketball101 rugby101 cricket101 golf101
guitar101 music101 rock101 metal101 jazz101 drums101 piano101 dance101 disco101 party101 happy101
lucky101 smile101 funny101 crazy101 cool101 hot101 sexy101 angel101 devil101 heaven101 hell101 magic101
wizard101 witch101 ghost101 zombie101 vampire101 ninja101 samurai101 pirate101 viking101 password321
qwerty321 welcome321 admin321 letmein321 monkey321 dragon321 master321 sunshine321 princess321
football321 baseball321 superman321 batman321 shadow321 iloveyou321 login321 summer321 winter321
autumn321 spring321 january321 february321 march321 april321 june321 july321 august321 september321
october321 november321 december321 monday321 tuesday321 wednesday321 thursday321 friday321 saturday321
sunday321 london321 paris321 berlin321 madrid321 rome321 newyork321 chicago321 dallas321 boston321
texas321 florida321 california321 england321 scotland321 ireland321 wales321 america321 canada321
australia321 liverpool321 arsenal321 chelsea321 manchester321 manutd321 mancity321 tottenham321
everton321 celtic321 rangers321 barcelona321 realmadrid321 juventus321 bayern321 lakers321 yankees321
cowboys321 steelers321 packers321 patriots321 broncos321 eagles321 redsox321 hockey321 soccer321
tennis321 basketball321 rugby321 cricket321 golf321 guitar321 music321 rock321 metal321 jazz321 drums321
piano321 dance321 disco321 party321 happy321 lucky321 smile321 funny321 crazy321 cool321 hot321 sexy321
angel321 devil321 heaven321 hell321 magic321 wizard321 witch321 ghost321 zombie321 vampire321 ninja321
samurai321 pirate321 viking321 password111 qwerty111 welcome111 admin111 letmein111 monkey111 dragon111
master111 sunshine111 princess111 football111 baseball111 superman111 batman111 shadow111 iloveyou111
login111 summer111 winter111 autumn111 spring111 january111 february111 march111 april111 june111
july111 august111 september111 october111 november111 december111 monday111 tuesday111 wednesday111
thursday111 friday111 saturday111 sunday111 london111 paris111 berlin111 madrid111 rome111 newyork111
chicago111 dallas111 boston111 texas111 florida111 california111 england111 scotland111 ireland111
wales111 america111 canada111 australia111 liverpool111 arsenal111 chelsea111 manchester111 manutd111
mancity111 tottenham111 everton111 celtic111 rangers111 barcelona111 realmadrid111 juventus111 bayern111
lakers111 yankees111 cowboys111 steelers111 packers111 patriots111 broncos111 eagles111 redsox111
hockey111 soccer111 tennis111 basketball111 rugby111 cricket111 golf111 guitar111 music111 rock111
metal111 jazz111 drums111 piano111 dance111 disco111 party111 happy111 lucky111 smile111 funny111
crazy111 cool111 hot111 sexy111 angel111 devil111 heaven111 hell111 magic111 wizard111 witch111 ghost111
zombie111 vampire111 ninja111 samurai111 pirate111 viking111 password777 qwerty777 welcome777 admin777
letmein777 monkey777 dragon777 master777 sunshine777 princess777 football777 baseball777 superman777
batman777 shadow777 iloveyou777 login777 summer777 winter777 autumn777 spring777 january777 february777
march777 april777 june777 july777 august777 september777 october777 november777 december777 monday777
tuesday777 wednesday777 thursday777 friday777 saturday777 sunday777 london777 paris777 berlin777
madrid777 rome777 newyork777 chicago777 dallas777 boston777 texas777 florida777 california777 england777
scotland777 ireland777 wales777 america777 canada777 australia777 liverpool777 arsenal777 chelsea777
manchester777 manutd777 mancity777 tottenham777 everton777 celtic777 rangers777 barcelona777
realmadrid777 juventus777 bayern777 lakers777 yankees777 cowboys777 steelers777 packers777 patriots777
broncos777 eagles777 redsox777 hockey777 soccer777 tennis777 basketball777 rugby777 cricket777 golf777
guitar777 music777 rock777 metal777 jazz777 drums777 piano777 dance777 disco777 party777 happy777
lucky777 smile777 funny777 crazy777 cool777 hot777 sexy777 angel777 devil777 heaven777 hell777 magic777
wizard777 witch777 ghost777 zombie777 vampire777 ninja777 samurai777 pirate777 viking777 password666
qwerty666 welcome666 admin666 letmein666 monkey666 dragon666 master666 sunshine666 princess666
football666 baseball666 superman666 batman666 shadow666 iloveyou666 login666 summer666 winter666
autumn666 spring666 january666 february666 march666 april666 june666 july666 august666 september666
october666 november666 december666 monday666 tuesday666 wednesday666 thursday666 friday666 saturday666
sunday666 london666 paris666 berlin666 madrid666 rome666 newyork666 chicago666 dallas666 boston666
texas666 florida666 california666 england666 scotland666 ireland666 wales666 america666 canada666
australia666 liverpool666 arsenal666 chelsea666 manchester666 manutd666 mancity666 tottenham666
everton666 celtic666 rangers666 barcelona666 realmadrid666 juventus666 bayern666 lakers666 yankees666
cowboys666 steelers666 packers666 patriots666 broncos666 eagles666 redsox666 hockey666 soccer666
tennis666 basketball666 rugby666 cricket666 golf666 guitar666 music666 rock666 metal666 jazz666 drums666
piano666 dance666 disco666 party666 happy666 lucky666 smile666 funny666 crazy666 cool666 hot666 sexy666
angel666 devil666 heaven666 hell666 magic666 wizard666 witch666 ghost666 zombie666 vampire666 ninja666
samurai666 pirate666 viking666 password1990 qwerty1990 welcome1990 admin1990 letmein1990 monkey1990
dragon1990 master1990 sunshine1990 princess1990 football1990 baseball1990 superman1990 batman1990
shadow1990 iloveyou1990 login1990 summer1990 winter1990 autumn1990 spring1990 january1990 february1990
march1990 april1990 june1990 july1990 august1990 september1990 october1990 november1990 december1990
monday1990 tuesday1990 wednesday1990 thursday1990 friday1990 saturday1990 sunday1990 london1990
paris1990 berlin1990 madrid1990 rome1990 newyork1990 chicago1990 dallas1990 boston1990 texas1990
florida1990 california1990 england1990 scotland1990 ireland1990 wales1990 america1990 canada1990
australia1990 liverpool1990 arsenal1990 chelsea1990 manchester1990 manutd1990 mancity1990 tottenham1990
everton1990 celtic1990 rangers1990 barcelona1990 realmadrid1990 juventus1990 bayern1990 lakers1990
yankees1990 cowboys1990 steelers1990 packers1990 patriots1990 broncos1990 eagles1990 redsox1990
hockey1990 soccer1990 tennis1990 basketball1990 rugby1990 cricket1990 golf1990 guitar1990 music1990
rock1990 metal1990 jazz1990 drums1990 piano1990 dance1990 disco1990 party1990 happy1990 lucky1990
smile1990 funny1990 crazy1990 cool1990 hot1990 sexy1990 angel1990 devil1990 heaven1990 hell1990
magic1990 wizard1990 witch1990 ghost1990 zombie1990 vampire1990 ninja1990 samurai1990 pirate1990
viking1990 password1995 qwerty1995 welcome1995 admin1995 letmein1995 monkey1995 dragon1995 master1995
sunshine1995 princess1995 football1995 baseball1995 superman1995 batman1995 shadow1995 iloveyou1995
login1995 summer1995 winter1995 autumn1995 spring1995 january1995 february1995 march1995 april1995
june1995 july1995 august1995 september1995 october1995 november1995 december1995 monday1995 tuesday1995
wednesday1995 thursday1995 friday1995 saturday1995 sunday1995 london1995 paris1995 berlin1995 madrid1995
rome1995 newyork1995 chicago1995 dallas1995 boston1995 texas1995 florida1995 california1995 england1995
scotland1995 ireland1995 wales1995 america1995 canada1995 australia1995 liverpool1995 arsenal1995
chelsea1995 manchester1995 manutd1995 mancity1995 tottenham1995 everton1995 celtic1995 rangers1995
barcelona1995 realmadrid1995 juventus1995 bayern1995 lakers1995 yankees1995 cowboys1995 steelers1995
packers1995 patriots1995 broncos1995 eagles1995 redsox1995 hockey1995 soccer1995 tennis1995
basketball1995 rugby1995 cricket1995 golf1995 guitar1995 music1995 rock1995 metal1995 jazz1995 drums1995
piano1995 dance1995 disco1995 party1995 happy1995 lucky1995 smile1995 funny1995 crazy1995 cool1995
hot1995 sexy1995 angel1995 devil1995 heaven1995 hell1995 magic1995 wizard1995 witch1995 ghost1995
zombie1995 vampire1995 ninja1995 samurai1995 pirate1995 viking1995 password1985 qwerty1985 welcome1985
admin1985 letmein1985 monkey1985 dragon1985 master1985 sunshine1985 princess1985 football1985
baseball1985 superman1985 batman1985 shadow1985 iloveyou1985 login1985 summer1985 winter1985 autumn1985
spring1985 january1985 february1985 march1985 april1985 june1985 july1985 august1985 september1985
october1985 november1985 december1985 monday1985 tuesday1985 wednesday1985 thursday1985 friday1985
saturday1985 sunday1985 london1985 paris1985 berlin1985 madrid1985 rome1985 newyork1985 chicago1985
dallas1985 boston1985 texas1985 florida1985 california1985 england1985 scotland1985 ireland1985
wales1985 america1985 canada1985 australia1985 liverpool1985 arsenal1985 chelsea1985 manchester1985
manutd1985 mancity1985 tottenham1985 everton1985 celtic1985 rangers1985 barcelona1985 realmadrid1985
juventus1985 bayern1985 lakers1985 yankees1985 cowboys1985 steelers1985 packers1985 patriots1985
broncos1985 eagles1985 redsox1985 hockey1985 soccer1985 tennis1985 basketball1985 rugby1985 cricket1985
golf1985 guitar1985 music1985 rock1985 metal1985 jazz1985 drums1985 piano1985 dance1985 disco1985
party1985 happy1985 lucky1985 smile1985 funny1985 crazy1985 cool1985 hot1985 sexy1985 angel1985
devil1985 heaven1985 hell1985 magic1985 wizard1985 witch1985 ghost1985 zombie1985 vampire1985 ninja1985
samurai1985 pirate1985 viking1985 password1980 qwerty1980 welcome1980 admin1980 letmein1980 monkey1980
dragon1980 master1980 sunshine1980 princess1980 football1980 baseball1980 superman1980 batman1980
shadow1980 iloveyou1980 login1980 summer1980 winter1980 autumn1980 spring1980 january1980 february1980
march1980 april1980 june1980 july1980 august1980 september1980 october1980 november1980 december1980
monday1980 tuesday1980 wednesday1980 thursday1980 friday1980 saturday1980 sunday1980 london1980
paris1980 berlin1980 madrid1980 rome1980 newyork1980 chicago1980 dallas1980 boston1980 texas1980
florida1980 california1980 england1980 scotland1980 ireland1980 wales1980 america1980 canada1980
australia1980 liverpool1980 arsenal1980 chelsea1980 manchester1980 manutd1980 mancity1980 tottenham1980
everton1980 celtic1980 rangers1980 barcelona1980 realmadrid1980 juventus1980 bayern1980 lakers1980
yankees1980 cowboys1980 steelers1980 packers1980 patriots1980 broncos1980 eagles1980 redsox1980
hockey1980 soccer1980 tennis1980 basketball1980 rugby1980 cricket1980 golf1980 guitar1980 music1980
rock1980 metal1980 jazz1980 drums1980 piano1980 dance1980 disco1980 party1980 happy1980 lucky1980
smile1980 funny1980 crazy1980 cool1980 hot1980 sexy1980 angel1980 devil1980 heaven1980 hell1980
magic1980 wizard1980 witch1980 ghost1980 zombie1980 vampire1980 ninja1980 samurai1980 pirate1980
viking1980 password1987 qwerty1987 welcome1987 admin1987 letmein1987 monkey1987 dragon1987 master1987
sunshine1987 princess1987 football1987 baseball1987 superman1987 batman1987 shadow1987 iloveyou1987
login1987 summer1987 winter1987 autumn1987 spring1987 january1987 february1987 march1987 april1987
june1987 july1987 august1987 september1987 october1987 november1987 december1987 monday1987 tuesday1987
wednesday1987 thursday1987 friday1987 saturday1987 sunday1987 london1987 paris1987 berlin1987 madrid1987
rome1987 newyork1987 chicago1987 dallas1987 boston1987 texas1987 florida1987 california1987 england1987
scotland1987 ireland1987 wales1987 america1987 canada1987 australia1987 liverpool1987 arsenal1987
chelsea1987 manchester1987 manutd1987 mancity1987 tottenham1987 everton1987 celtic1987 rangers1987
barcelona1987 realmadrid1987 juventus1987 bayern1987 lakers1987 yankees1987 cowboys1987 steelers1987
packers1987 patriots1987 broncos1987 eagles1987 redsox1987 hockey1987 soccer1987 tennis1987
basketball1987 rugby1987 cricket1987 golf1987 guitar1987 music1987 rock1987 metal1987 jazz1987 drums1987
piano1987 dance1987 disco1987 party1987 happy1987 lucky1987 smile1987 funny1987 crazy1987 cool1987
hot1987 sexy1987 angel1987 devil1987 heaven1987 hell1987 magic1987 wizard1987 witch1987 ghost1987
zombie1987 vampire1987 ninja1987 samurai1987 pirate1987 viking1987 password1992 qwerty1992 welcome1992
admin1992 letmein1992 monkey1992 dragon1992 master1992 sunshine1992 princess1992 football1992
baseball1992 superman1992 batman1992 shadow1992 iloveyou1992 login1992 summer1992 winter1992 autumn1992
spring1992 january1992 february1992 march1992 april1992 june1992 july1992 august1992 september1992
october1992 november1992 december1992 monday1992 tuesday1992 wednesday1992 thursday1992 friday1992
saturday1992 sunday1992 london1992 paris1992 berlin1992 madrid1992 rome1992 newyork1992 chicago1992
dallas1992 boston1992 texas1992 florida1992 california1992 england1992 scotland1992 ireland1992
wales1992 america1992 canada1992 australia1992 liverpool1992 arsenal1992 chelsea1992 manchester1992
manutd1992 mancity1992 tottenham1992 everton1992 celtic1992 rangers1992 barcelona1992 realmadrid1992
juventus1992 bayern1992 lakers1992 yankees1992 cowboys1992 steelers1992 packers1992 patriots1992
broncos1992 eagles1992 redsox1992 hockey1992 soccer1992 tennis1992 basketball1992 rugby1992 cricket1992
golf1992 guitar1992 music1992 rock1992 metal1992 jazz1992 drums1992 piano1992 dance1992 disco1992
party1992 happy1992 lucky1992 smile1992 funny1992 crazy1992 cool1992 hot1992 sexy1992 angel1992
devil1992 heaven1992 hell1992 magic1992 wizard1992 witch1992 ghost1992 zombie1992 vampire1992 ninja1992
samurai1992 pirate1992 viking1992 password1998 qwerty1998 welcome1998 admin1998 letmein1998 monkey1998
dragon1998 master1998 sunshine1998 princess1998 football1998 baseball1998 superman1998 batman1998
shadow1998 iloveyou1998 login1998 summer1998 winter1998 autumn1998 spring1998 january1998 february1998
march1998 april1998 june1998 july1998 august1998 september1998 october1998 november1998 december1998
monday1998 tuesday1998 wednesday1998 thursday1998 friday1998 saturday1998 sunday1998 london1998
paris1998 berlin1998 madrid1998 rome1998 newyork1998 chicago1998 dallas1998 boston1998 texas1998
florida1998 california1998 england1998 scotland1998 ireland1998 wales1998 america1998 canada1998
australia1998 liverpool1998 arsenal1998 chelsea1998 manchester1998 manutd1998 mancity1998 tottenham1998
everton1998 celtic1998 rangers1998 barcelona1998 realmadrid1998 juventus1998 bayern1998 lakers1998
yankees1998 cowboys1998 steelers1998 packers1998 patriots1998 broncos1998 eagles1998 redsox1998
hockey1998 soccer1998 tennis1998 basketball1998 rugby1998 cricket1998 golf1998 guitar1998 music1998
rock1998 metal1998 jazz1998 drums1998 piano1998 dance1998 disco1998 party1998 happy1998 lucky1998
smile1998 funny1998 crazy1998 cool1998 hot1998 sexy1998 angel1998 devil1998 heaven1998 hell1998
magic1998 wizard1998 witch1998 ghost1998 zombie1998 vampire1998 ninja1998 samurai1998 pirate1998
viking1998 password2001 qwerty2001 welcome2001 admin2001 letmein2001 monkey2001 dragon2001 master2001
sunshine2001 princess2001 football2001 baseball2001 superman2001 batman2001 shadow2001 iloveyou2001
login2001 summer2001 winter2001 autumn2001 spring2001 january2001 february2001 march2001 april2001
june2001 july2001 august2001 september2001 october2001 november2001 december2001 monday2001 tuesday2001
wednesday2001 thursday2001 friday2001 saturday2001 sunday2001 london2001 paris2001 berlin2001 madrid2001
rome2001 newyork2001 chicago2001 dallas2001 boston2001 texas2001 florida2001 california2001 england2001
scotland2001 ireland2001 wales2001 america2001 canada2001 australia2001 liverpool2001 arsenal2001
chelsea2001 manchester2001 manutd2001 mancity2001 tottenham2001 everton2001 celtic2001 rangers2001
barcelona2001 realmadrid2001 juventus2001 bayern2001 lakers2001 yankees2001 cowboys2001 steelers2001
packers2001 patriots2001 broncos2001 eagles2001 redsox2001 hockey2001 soccer2001 tennis2001
basketball2001 rugby2001 cricket2001 golf2001 guitar2001 music2001 rock2001 metal2001 jazz2001 drums2001
piano2001 dance2001 disco2001 party2001 happy2001 lucky2001 smile2001 funny2001 crazy2001 cool2001
hot2001 sexy2001 angel2001 devil2001 heaven2001 hell2001 magic2001 wizard2001 witch2001 ghost2001
zombie2001 vampire2001 ninja2001 samurai2001 pirate2001 viking2001 password2005 qwerty2005 welcome2005
admin2005 letmein2005 monkey2005 dragon2005 master2005 sunshine2005 princess2005 football2005
baseball2005 superman2005 batman2005 shadow2005 iloveyou2005 login2005 summer2005 winter2005 autumn2005
spring2005 january2005 february2005 march2005 april2005 june2005 july2005 august2005 september2005
october2005 november2005 december2005 monday2005 tuesday2005 wednesday2005 thursday2005 friday2005
saturday2005 sunday2005 london2005 paris2005 berlin2005 madrid2005 rome2005 newyork2005 chicago2005
dallas2005 boston2005 texas2005 florida2005 california2005 england2005 scotland2005 ireland2005
wales2005 america2005 canada2005 australia2005 liverpool2005 arsenal2005 chelsea2005 manchester2005
manutd2005 mancity2005 tottenham2005 everton2005 celtic2005 rangers2005 barcelona2005 realmadrid2005
juventus2005 bayern2005 lakers2005 yankees2005 cowboys2005 steelers2005 packers2005 patriots2005
broncos2005 eagles2005 redsox2005 hockey2005 soccer2005 tennis2005 basketball2005 rugby2005 cricket2005
golf2005 guitar2005 music2005 rock2005 metal2005 jazz2005 drums2005 piano2005 dance2005 disco2005
party2005 happy2005 lucky2005 smile2005 funny2005 crazy2005 cool2005 hot2005 sexy2005 angel2005
devil2005 heaven2005 hell2005 magic2005 wizard2005 witch2005 ghost2005 zombie2005 vampire2005 ninja2005
samurai2005 pirate2005 viking2005 password2008 qwerty2008 welcome2008 admin2008 letmein2008 monkey2008
dragon2008 master2008 sunshine2008 princess2008 football2008 baseball2008 superman2008 batman2008
shadow2008 iloveyou2008 login2008 summer2008 winter2008 autumn2008 spring2008 january2008 february2008
march2008 april2008 june2008 july2008 august2008 september2008 october2008 november2008 december2008
monday2008 tuesday2008 wednesday2008 thursday2008 friday2008 saturday2008 sunday2008 london2008
paris2008 berlin2008 madrid2008 rome2008 newyork2008 chicago2008 dallas2008 boston2008 texas2008
florida2008 california2008 england2008 scotland2008 ireland2008 wales2008 america2008 canada2008
australia2008 liverpool2008 arsenal2008 chelsea2008 manchester2008 manutd2008 mancity2008 tottenham2008
everton2008 celtic2008 rangers2008 barcelona2008 realmadrid2008 juventus2008 bayern2008 lakers2008
yankees2008 cowboys2008 steelers2008 packers2008 patriots2008 broncos2008 eagles2008 redsox2008
hockey2008 soccer2008 tennis2008 basketball2008 rugby2008 cricket2008 golf2008 guitar2008 music2008
rock2008 metal2008 jazz2008 drums2008 piano2008 dance2008 disco2008 party2008 happy2008 lucky2008
smile2008 funny2008 crazy2008 cool2008 hot2008 sexy2008 angel2008 devil2008 heaven2008 hell2008
magic2008 wizard2008 witch2008 ghost2008 zombie2008 vampire2008 ninja2008 samurai2008 pirate2008
viking2008 james12 john12 robert12 michael12 william12 david12 richard12 joseph12 thomas12 charles12
christopher12 daniel12 matthew12 anthony12 mark12 donald12 steven12 paul12 andrew12 joshua12 kenneth12
kevin12 brian12 george12 edward12 ronald12 timothy12 jason12 jeffrey12 ryan12 jacob12 gary12 nicholas12
eric12 jonathan12 stephen12 larry12 justin12 scott12 brandon12 benjamin12 samuel12 gregory12 frank12
alexander12 raymond12 patrick12 jack12 dennis12 jerry12 tyler12 aaron12 jose12 adam12 henry12 nathan12
douglas12 zachary12 peter12 kyle12 walter12 ethan12 jeremy12 harold12 keith12 christian12 roger12 noah12
gerald12 carl12 terry12 sean12 austin12 arthur12 lawrence12 jesse12 dylan12 bryan12 joe12 jordan12
billy12 bruce12 albert12 willie12 gabriel12 logan12 alan12 juan12 wayne12 roy12 ralph12 randy12 eugene12
vincent12 russell12 elijah12 louis12 bobby12 philip12 johnny12 mary12 patricia12 jennifer12 linda12
elizabeth12 barbara12 susan12 jessica12 sarah12 karen12 nancy12 lisa12 betty12 margaret12 sandra12
ashley12 kimberly12 emily12 donna12 michelle12 james2 john2 robert2 michael2 william2 david2 richard2
joseph2 thomas2 charles2 christopher2 daniel2 matthew2 anthony2 mark2 donald2 steven2 paul2 andrew2
joshua2 kenneth2 kevin2 brian2 george2 edward2 ronald2 timothy2 jason2 jeffrey2 ryan2 jacob2 gary2
nicholas2 eric2 jonathan2 stephen2 larry2 justin2 scott2 brandon2 benjamin2 samuel2 gregory2 frank2
alexander2 raymond2 patrick2 jack2 dennis2 jerry2 tyler2 aaron2 jose2 adam2 henry2 nathan2 douglas2
zachary2 peter2 kyle2 walter2 ethan2 jeremy2 harold2 keith2 christian2 roger2 noah2 gerald2 carl2 terry2
sean2 austin2 arthur2 lawrence2 jesse2 dylan2 bryan2 joe2 jordan2 billy2 bruce2 albert2 willie2 gabriel2
logan2 alan2 juan2 wayne2 roy2 ralph2 randy2 eugene2 vincent2 russell2 elijah2 louis2 bobby2 philip2
johnny2 mary2 patricia2 jennifer2 linda2 elizabeth2 barbara2 susan2 jessica2 sarah2 karen2 nancy2 lisa2
betty2 margaret2 sandra2 ashley2 kimberly2 emily2 donna2 michelle2 james1234 john1234 robert1234
michael1234 william1234 david1234 richard1234 joseph1234 thomas1234 charles1234 christopher1234
daniel1234 matthew1234 anthony1234 mark1234 donald1234 steven1234 paul1234 andrew1234 joshua1234
kenneth1234 kevin1234 brian1234 george1234 edward1234 ronald1234 timothy1234 jason1234 jeffrey1234
ryan1234 jacob1234 gary1234 nicholas1234 eric1234 jonathan1234 stephen1234 larry1234 justin1234
scott1234 brandon1234 benjamin1234 samuel1234 gregory1234 frank1234 alexander1234 raymond1234
patrick1234 jack1234 dennis1234 jerry1234 tyler1234 aaron1234 jose1234 adam1234 henry1234 nathan1234
douglas1234 zachary1234 peter1234 kyle1234 walter1234 ethan1234 jeremy1234 harold1234 keith1234
christian1234 roger1234 noah1234 gerald1234 carl1234 terry1234 sean1234 austin1234 arthur1234
lawrence1234 jesse1234 dylan1234 bryan1234 joe1234 jordan1234 billy1234 bruce1234 albert1234 willie1234
gabriel1234 logan1234 alan1234 juan1234 wayne1234 roy1234 ralph1234 randy1234 eugene1234 vincent1234
russell1234 elijah1234 louis1234 bobby1234 philip1234 johnny1234 mary1234 patricia1234 jennifer1234
linda1234 elizabeth1234 barbara1234 susan1234 jessica1234 sarah1234 karen1234 nancy1234 lisa1234
betty1234 margaret1234 sandra1234 ashley1234 kimberly1234 emily1234 donna1234 michelle1234 james12345
john12345 robert12345 michael12345 william12345 david12345 richard12345 joseph12345 thomas12345
charles12345 christopher12345 daniel12345 matthew12345 anthony12345 mark12345 donald12345 steven12345
paul12345 andrew12345 joshua12345 kenneth12345 kevin12345 brian12345 george12345 edward12345 ronald12345
timothy12345 jason12345 jeffrey12345 ryan12345 jacob12345 gary12345 nicholas12345 eric12345
jonathan12345 stephen12345 larry12345 justin12345 scott12345 brandon12345 benjamin12345 samuel12345
gregory12345 frank12345 alexander12345 raymond12345 patrick12345 jack12345 dennis12345 jerry12345
tyler12345 aaron12345 jose12345 adam12345 henry12345 nathan12345 douglas12345 zachary12345 peter12345
kyle12345 walter12345 ethan12345 jeremy12345 harold12345 keith12345 christian12345 roger12345 noah12345
gerald12345 carl12345 terry12345 sean12345 austin12345 arthur12345 lawrence12345 jesse12345 dylan12345
bryan12345 joe12345 jordan12345 billy12345 bruce12345 albert12345 willie12345 gabriel12345 logan12345
alan12345 juan12345 wayne12345 roy12345 ralph12345 randy12345 eugene12345 vincent12345 russell12345
elijah12345 louis12345 bobby12345 philip12345 johnny12345 mary12345 patricia12345 jennifer12345
linda12345 elizabeth12345 barbara12345 susan12345 jessica12345 sarah12345 karen12345 nancy12345
lisa12345 betty12345 margaret12345 sandra12345 ashley12345 kimberly12345 emily12345 donna12345
michelle12345 james123456 john123456 robert123456 michael123456 william123456 david123456 richard123456
joseph123456 thomas123456 charles123456 christopher123456 daniel123456 matthew123456 anthony123456
mark123456 donald123456 steven123456 paul123456 andrew123456 joshua123456 kenneth123456 kevin123456
brian123456 george123456 edward123456 ronald123456 timothy123456 jason123456 jeffrey123456 ryan123456
jacob123456 gary123456 nicholas123456 eric123456 jonathan123456 stephen123456 larry123456 justin123456
scott123456 brandon123456 benjamin123456 samuel123456 gregory123456 frank123456 alexander123456
raymond123456 patrick123456 jack123456 dennis123456 jerry123456 tyler123456 aaron123456 jose123456
adam123456 henry123456 nathan123456 douglas123456 zachary123456 peter123456 kyle123456 walter123456
ethan123456 jeremy123456 harold123456 keith123456 christian123456 roger123456 noah123456 gerald123456
carl123456 terry123456 sean123456 austin123456 arthur123456 lawrence123456 jesse123456 dylan123456
bryan123456 joe123456 jordan123456 billy123456 bruce123456 albert123456 willie123456 gabriel123456
logan123456 alan123456 juan123456 wayne123456 roy123456 ralph123456 randy123456 eugene123456
vincent123456 russell123456 elijah123456 louis123456 bobby123456 philip123456 johnny123456 mary123456
patricia123456 jennifer123456 linda123456 elizabeth123456 barbara123456 susan123456 jessica123456
sarah123456 karen123456 nancy123456 lisa123456 betty123456 margaret123456 sandra123456 ashley123456
kimberly123456 emily123456 donna123456 michelle123456 james01 john01 robert01 michael01 william01
david01 richard01 joseph01 thomas01 charles01 christopher01 daniel01 matthew01 anthony01 mark01 donald01
steven01 paul01 andrew01 joshua01 kenneth01 kevin01 brian01 george01 edward01 ronald01 timothy01 jason01
jeffrey01 ryan01 jacob01 gary01 nicholas01 eric01 jonathan01 stephen01 larry01 justin01 scott01
brandon01 benjamin01 samuel01 gregory01 frank01 alexander01 raymond01 patrick01 jack01 dennis01 jerry01
tyler01 aaron01 jose01 adam01 henry01 nathan01 douglas01 zachary01 peter01 kyle01 walter01 ethan01
jeremy01 harold01 keith01 christian01 roger01 noah01 gerald01 carl01 terry01 sean01 austin01 arthur01
lawrence01 jesse01 dylan01 bryan01 joe01 jordan01 billy01 bruce01 albert01 willie01 gabriel01 logan01
alan01 juan01 wayne01 roy01 ralph01 randy01 eugene01 vincent01 russell01 elijah01 louis01 bobby01
philip01 johnny01 mary01 patricia01 jennifer01 linda01 elizabeth01 barbara01 susan01 jessica01 sarah01
karen01 nancy01 lisa01 betty01 margaret01 sandra01 ashley01 kimberly01 emily01 donna01 michelle01
james11 john11 robert11 michael11 william11 david11 richard11 joseph11 thomas11 charles11 christopher11
daniel11 matthew11 anthony11 mark11 donald11 steven11 paul11 andrew11 joshua11 kenneth11 kevin11 brian11
george11 edward11 ronald11 timothy11 jason11 jeffrey11 ryan11 jacob11 gary11 nicholas11 eric11
jonathan11 stephen11 larry11 justin11 scott11 brandon11 benjamin11 samuel11 gregory11 frank11
alexander11 raymond11 patrick11 jack11 dennis11 jerry11 tyler11 aaron11 jose11 adam11 henry11 nathan11
douglas11 zachary11 peter11 kyle11 walter11 ethan11 jeremy11 harold11 keith11 christian11 roger11 noah11
gerald11 carl11 terry11 sean11 austin11 arthur11 lawrence11 jesse11 dylan11 bryan11 joe11 jordan11
billy11 bruce11 albert11 willie11 gabriel11 logan11 alan11 juan11 wayne11 roy11 ralph11 randy11 eugene11
vincent11 russell11 elijah11 louis11 bobby11 philip11 johnny11 mary11 patricia11 jennifer11 linda11
elizabeth11 barbara11 susan11 jessica11 sarah11 karen11 nancy11 lisa11 betty11 margaret11 sandra11
ashley11 kimberly11 emily11 donna11 michelle11 james22 john22 robert22 michael22 william22 david22
richard22 joseph22 thomas22 charles22 christopher22 daniel22 matthew22 anthony22 mark22 donald22
steven22 paul22 andrew22 joshua22 kenneth22 kevin22 brian22 george22 edward22 ronald22 timothy22 jason22
jeffrey22 ryan22 jacob22 gary22 nicholas22 eric22 jonathan22 stephen22 larry22 justin22 scott22
brandon22 benjamin22 samuel22 gregory22 frank22 alexander22 raymond22 patrick22 jack22 dennis22 jerry22
tyler22 aaron22 jose22 adam22 henry22 nathan22 douglas22 zachary22 peter22 kyle22 walter22 ethan22
jeremy22 harold22 keith22 christian22 roger22 noah22 gerald22 carl22 terry22 sean22 austin22 arthur22
lawrence22 jesse22 dylan22 bryan22 joe22 jordan22 billy22 bruce22 albert22 willie22 gabriel22 logan22
alan22 juan22 wayne22 roy22 ralph22 randy22 eugene22 vincent22 russell22 elijah22 louis22 bobby22
philip22 johnny22 mary22 patricia22 jennifer22 linda22 elizabeth22 barbara22 susan22 jessica22 sarah22
karen22 nancy22 lisa22 betty22 margaret22 sandra22 ashley22 kimberly22 emily22 donna22 michelle22
james21 john21 robert21 michael21 william21 david21 richard21 joseph21 thomas21 charles21 christopher21
daniel21 matthew21 anthony21 mark21 donald21 steven21 paul21 andrew21 joshua21 kenneth21 kevin21 brian21
george21 edward21 ronald21 timothy21 jason21 jeffrey21 ryan21 jacob21 gary21 nicholas21 eric21
jonathan21 stephen21 larry21 justin21 scott21 brandon21 benjamin21 samuel21 gregory21 frank21
alexander21 raymond21 patrick21 jack21 dennis21 jerry21 tyler21 aaron21 jose21 adam21 henry21 nathan21
douglas21 zachary21 peter21 kyle21 walter21 ethan21 jeremy21 harold21 keith21 christian21 roger21 noah21
gerald21 carl21 terry21 sean21 austin21 arthur21 lawrence21 jesse21 dylan21 bryan21 joe21 jordan21
billy21 bruce21 albert21 willie21 gabriel21 logan21 alan21 juan21 wayne21 roy21 ralph21 randy21 eugene21
vincent21 russell21 elijah21 louis21 bobby21 philip21 johnny21 mary21 patricia21 jennifer21 linda21
elizabeth21 barbara21 susan21 jessica21 sarah21 karen21 nancy21 lisa21 betty21 margaret21 sandra21
ashley21 kimberly21 emily21 donna21 michelle21 james7 john7 robert7 michael7 william7 david7 richard7
joseph7 thomas7 charles7 christopher7 daniel7 matthew7 anthony7 mark7 donald7 steven7 paul7 andrew7
joshua7 kenneth7 kevin7 brian7 george7 edward7 ronald7 timothy7 jason7 jeffrey7 ryan7 jacob7 gary7
nicholas7 eric7 jonathan7 stephen7 larry7 justin7 scott7 brandon7 benjamin7 samuel7 gregory7 frank7
alexander7 raymond7 patrick7 jack7 dennis7 jerry7 tyler7 aaron7 jose7 adam7 henry7 nathan7 douglas7
zachary7 peter7 kyle7 walter7 ethan7 jeremy7 harold7 keith7 christian7 roger7 noah7 gerald7 carl7 terry7
sean7 austin7 arthur7 lawrence7 jesse7 dylan7 bryan7 joe7 jordan7 billy7 bruce7 albert7 willie7 gabriel7
logan7 alan7 juan7 wayne7 roy7 ralph7 randy7 eugene7 vincent7 russell7 elijah7 louis7 bobby7 philip7
johnny7 mary7 patricia7 jennifer7 linda7 elizabeth7 barbara7 susan7 jessica7 sarah7 karen7 nancy7 lisa7
betty7 margaret7 sandra7 ashley7 kimberly7 emily7 donna7 michelle7 james69 john69 robert69 michael69
william69 david69 richard69 joseph69 thomas69 charles69 christopher69 daniel69 matthew69 anthony69
mark69 donald69 steven69 paul69 andrew69 joshua69 kenneth69 kevin69 brian69 george69 edward69 ronald69
timothy69 jason69 jeffrey69 ryan69 jacob69 gary69 nicholas69 eric69 jonathan69 stephen69 larry69
justin69 scott69 brandon69 benjamin69 samuel69 gregory69 frank69 alexander69 raymond69 patrick69 jack69
dennis69 jerry69 tyler69 aaron69 jose69 adam69 henry69 nathan69 douglas69 zachary69 peter69 kyle69
walter69 ethan69 jeremy69 harold69 keith69 christian69 roger69 noah69 gerald69 carl69 terry69 sean69
austin69 arthur69 lawrence69 jesse69 dylan69 bryan69 joe69 jordan69 billy69 bruce69 albert69 willie69
gabriel69 logan69 alan69 juan69 wayne69 roy69 ralph69 randy69 eugene69 vincent69 russell69 elijah69
louis69 bobby69 philip69 johnny69 mary69 patricia69 jennifer69 linda69 elizabeth69 barbara69 susan69
jessica69 sarah69 karen69 nancy69 lisa69 betty69 margaret69 sandra69 ashley69 kimberly69 emily69 donna69
michelle69 james99 john99 robert99 michael99 william99 david99 richard99 joseph99 thomas99 charles99
christopher99 daniel99 matthew99 anthony99 mark99 donald99 steven99 paul99 andrew99 joshua99 kenneth99
kevin99 brian99 george99 edward99 ronald99 timothy99 jason99 jeffrey99 ryan99 jacob99 gary99 nicholas99
eric99 jonathan99 stephen99 larry99 justin99 scott99 brandon99 benjamin99 samuel99 gregory99 frank99
alexander99 raymond99 patrick99 jack99 dennis99 jerry99 tyler99 aaron99 jose99 adam99 henry99 nathan99
douglas99 zachary99 peter99 kyle99 walter99 ethan99 jeremy99 harold99 keith99 christian99 roger99 noah99
gerald99 carl99 terry99 sean99 austin99 arthur99 lawrence99 jesse99 dylan99 bryan99 joe99 jordan99
billy99 bruce99 albert99 willie99 gabriel99 logan99 alan99 juan99 wayne99 roy99 ralph99 randy99 eugene99
vincent99 russell99 elijah99 louis99 bobby99 philip99 johnny99 mary99 patricia99 jennifer99 linda99
elizabeth99 barbara99 susan99 jessica99 sarah99 karen99 nancy99 lisa99 betty99 margaret99 sandra99
ashley99 kimberly99 emily99 donna99 michelle99 james00 john00 robert00 michael00 william00 david00
richard00 joseph00 thomas00 charles00 christopher00 daniel00 matthew00 anthony00 mark00 donald00
steven00 paul00 andrew00 joshua00 kenneth00 kevin00 brian00 george00 edward00 ronald00 timothy00
`
