/** Worn-out phrases of social posts, by us. Whether one has a plain stand-in depends on its sentence: `posts/plain`. */
export const WORN_PHRASES: readonly string[] = `at the end of the day
think outside the box
take it to the next level
to the next level
unlock your potential
unlock your full potential
full potential
game changer
in this day and age
in today’s fast-paced world
fast-paced world
excited to announce
thrilled to announce
delighted to announce
proud to announce
without further ado
look no further
one-stop shop
peace of mind
go the extra mile
goes the extra mile
going the extra mile
went the extra mile
pride ourselves on
pride myself on
prides itself on
more than just
make a difference
makes a difference
here’s the thing
let that sink in
hard work pays off
the secret sauce
move the needle
low-hanging fruit
circle back
deep dive
dive deep into
delve into
level up
reach out to
touch base
leverage
leverages
leveraged
leveraging
harness the power of
utilise
utilises
utilised
utilising
synergies
supercharge
skyrocket
skyrocketed
elevate your
empower you to
empowers you to
in order to
due to the fact that
a wide range of
passionate about
cutting-edge
state of the art
best-in-class
world-class
tried and tested
live your best life
new week, new goals
monday motivation
happy friday
who else can relate`.split('\n')
