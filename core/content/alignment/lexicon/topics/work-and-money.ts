/** Words that belong to work, business, money and law, by subject. */
export const WORK_AND_MONEY: Readonly<Record<string, string>> = {
  accounts: `accounts accountant accountants accountancy accounting bookkeeper bookkeepers bookkeeping books tax taxes taxed taxman hmrc vat return returns
    self-assessment receipt receipts invoice invoices invoicing expenses expense payroll profit profits loss cash cashflow flow turnover income ledger
    spreadsheet spreadsheets january april deadline sole trader traders limited company dividend dividends mileage pension freelancer freelancers
    self-employed quarterly software bank statement reconcile figures numbers sums owed paid pay late allowance deduction deductions revenue xero`,
  personalfinance: `money debt debts budget budgets budgeting spend spending saving savings save saver bank banks bill bills rent wage wages salary payday loan loans
    credit card overdraft interest mortgage pension pensions invest investing investment investor isa insurance adviser advice planner financial
    finance finances pound pounds pot pots direct debit afford pence cost benefits retire retirement fund funds fees markets shares broke skint
    inheritance cheque`,
  law: `law laws legal lawyer lawyers solicitor solicitors barrister court courts judge tribunal claim claims contract contracts clause clauses terms
    agreement sign signed signing will wills probate estate guardian guardians executor inheritance power attorney divorce divorced separation custody
    mediation mediator immigration visa visas asylum rights right trademark copyright dispute disputes letter act evidence case cases advice jargon
    latin unmarried cohabiting partner stepfamily fee fixed`,
  people: `hr staff staffing employee employees employer employers employment team teams manager managers managing rota rotas holiday sick sickness absence
    disciplinary grievance tribunal contract contracts handbook policy policies notice dismissal redundancy redundancies recruit recruiting recruitment
    hire hiring hired interview interviews onboarding appraisal appraisals probation wages pay payroll tips boss bosses quit leave leavers walkout
    conversation confrontation bullying maternity payslip workplace`,
  careers: `career careers job jobs cv cvs interview interviews recruiter recruiters promotion promoted application applications apply linkedin network
    networking role roles employer boss manager salary negotiate negotiation redundant redundancy return returner returners confidence imposter skills
    skill experience resign quit notice coach coaching colleague colleagues workplace office appraisal vacancy hired midcareer sideways purpose mentor`,
  office: `office offices desk desks meeting meetings email emails inbox calendar diary slides presentation presentations spreadsheet boardroom colleague colleagues
    boss manager deadline deadlines admin task tasks to-do list workload assistant virtual delegate organised project projects commute remote laptop
    zoom video call calls notes minutes agenda team teams workshop workshops facilitator facilitation`,
  leadership: `leader leaders leadership manager managers management board boards director directors strategy decision decisions delegate feedback trust
    conflict difficult conversation conversations culture change vision founder founders scale growth hire trustees trustee governance chair executive
    accountability meeting meetings silence listen coach mentor organisation organisations`,
  smallbusiness: `business businesses founder founders freelance freelancer freelancers self-employed sole trader shop shops shopkeeper maker makers customer customers
    client clients price prices pricing quote quotes invoice invoices rate rates discount wholesale retail stock order orders market stall etsy website
    sell selling sales proposal proposals scope undercharge undercharging charging owner owners start-up startup kitchen-table side`,
  marketing: `marketing market brand brands branding logo logos social media instagram linkedin facebook tiktok post posts posting content audience followers
    engagement algorithm newsletter newsletters email subscriber subscribers list ads advert adverts advertising campaign campaigns website seo search keyword
    keywords google launch copy headline headlines customer story stories reach strategy funnel`,
  writing: `write writes writer writers writing wrote written word words sentence sentences paragraph draft drafts drafting edit edits editing editor editors book books
    novel novels novelist chapter chapters page pages plot character characters memoir poem poems poet poetry publish published publisher publishing
    publication manuscript author authors read reader readers reading grammar comma commas copy copywriter copywriting ghostwriter proofread proofreader proofreading
    typo typos adjective adjectives verb prose blank library librarian bookshop bookseller title story stories`,
  languages: `language languages speak speaking speaker speakers spoken fluent fluency learn learner learners lesson lessons tutor teacher vocabulary word words verb
    verbs grammar accent pronunciation pronounce french spanish italian german portuguese welsh gaelic english japanese arabic polish translate translates
    translation translations translator translators interpreter subtitle subtitles conversation native bilingual phrase phrases idiom idioms mistake mistakes
    dictionary flashcards conjugate foreign abroad`,
  software: `software app apps application code codes coding coder developer developers programmer programming program bug bugs feature features release test tests testing
    tester testers deploy server servers database api open source repository pull request review reviews user users interface product update updates version
    data cloud backend frontend python javascript laptop computer computers error errors log logs crash technical tech engineer engineers
    robot robots scratch game games privacy subscription download`,
  webdesign: `website websites web site sites page pages design designs designer designers designing layout font fonts type typography colour colours button buttons
    form forms menu navigation homepage landing browser mobile click link links user users ux ui prototype wireframe figma logo brand identity
    template wordpress hosting domain image images load loading screen screens checkout banner cookie header footer`,
  accessibility: `accessible accessibility disabled disability disabilities wheelchair wheelchairs blind deaf screen reader readers keyboard magnifier caption captions
    alt label labelled labels focus contrast wcag aria barrier barriers assistive audit audits audited automated scan scans scanner tab criterion ranked
    usability access ramp ramps inclusive colour blindness hearing sign bsl captioned subtitles tester testers testing report issue issues switch`,
  security: `security secure cyber hacker hackers hacked phishing password passwords breach breaches data privacy gdpr backup backups ransomware malware
    antivirus firewall login logins account accounts two-factor authentication encrypted encryption laptop laptops patch patched incident incidents attacker
    attackers attack scam scams fraud email policy insurance questionnaire supplier suppliers risk risks vulnerability vulnerabilities it support helpdesk wifi
    router printer`,
  data: `data dataset figures statistics statistic chart charts graph graphs spreadsheet excel dashboard report reports reporting analyst analysis analytics number
    numbers measure measured survey sample evidence research researcher study studies average median average percent percentage margin error model models
    algorithm ai machine`,
  engineering: `engineer engineers engineering machine machines machinery factory factories manufacture manufacturer manufacturing metal steel weld welding
    welder lathe tool tools workshop part parts component components tolerance prototype prototypes blacksmith forge anvil hammer bolt bolts supplier suppliers
    assembly line maintenance motor motors spec specification 3d printing print`,
  delivery: `deliver delivers delivered delivery deliveries courier couriers parcel parcels van vans driver drivers lorry lorries post posted postal postage
    letterbox pallet freight haulage warehouse depot route routes shipping ship shipped tracking package packages packaging box boxes cargo rider riders
    drop pickup collect collection`,
  energy: `energy solar panel panels heat heating pump pumps boiler insulation insulate insulated draught draughts draughty draughtproofing bills bill kilowatt kwh
    electricity gas meter smart battery carbon emissions climate retrofit radiator radiators loft cavity glazing windows installer installers grant
    grants turbine wind temperature cold warm tariff grid roof`,
  environment: `environment environmental climate carbon emissions footprint plastic waste recycle recycled recycling recyclable landfill reuse reusable refill refills
    compost compostable packaging sustainable green greenwash greenwashing eco-friendly ethical organic fairtrade supply planet pollution river rivers sewage
    microplastics circular repair second-hand net-zero label certificate certified claim claims offset`,
}
