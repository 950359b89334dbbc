/** Words that belong to work, business, money and law, by subject. */
export const WORK_AND_MONEY: Readonly<Record<string, string>> = {
  accounts: `accounts bookkeeper books tax taxman hmrc vat return self-assessment receipt invoice invoicing expense
    payroll profit loss cash cashflow flow turnover income ledger spreadsheet january april deadline sole
    trader limited company dividend mileage pension freelancer self-employed quarterly software bank
    statement reconcile figures numbers sums owed pay late allowance deduction revenue xero`,
  personalfinance: `money debt budget spend save savings saver bank bill rent wage salary payday loan credit card overdraft
    interest mortgage pension invest isa insurance adviser advice planner financial finance pound pot direct
    debit afford pence cost benefits retire fund fees markets shares broke skint inheritance cheque`,
  law: `law legal lawyer solicitor barrister court judge tribunal claim contract clause terms agreement sign
    probate estate guardian executor inheritance power attorney divorce separation custody mediation
    mediator immigration visa asylum right trademark copyright dispute letter act evidence case advice
    jargon latin unmarried cohabiting partner stepfamily fee fixed`,
  people: `hr staff staffing employee employer team manager rota holiday sick absence disciplinary grievance
    tribunal contract handbook policy notice dismissal redundancy recruit hire interview onboarding
    appraisal probation wages pay payroll tips boss leave leavers walkout conversation confrontation
    bullying maternity payslip workplace`,
  careers: `career job cv cvs interview recruiter promoted application apply linkedin network role employer boss
    manager salary negotiate negotiation redundant return confidence imposter skill experience resign notice
    coach colleague workplace office appraisal vacancy hired midcareer sideways purpose mentor`,
  office: `office desk meeting meetings email inbox calendar diary slides presentation spreadsheet boardroom
    colleague boss manager deadline admin task to-do list workload assistant virtual delegate organised
    project commute remote laptop zoom video call minutes agenda team workshop facilitator facilitation`,
  leadership: `leader leadership manager board director strategy decision delegate feedback trust conflict difficult
    conversation culture change vision founder scale growth hire trustee governance chair executive
    accountability meeting meetings silence listen coach mentor organisation`,
  smallbusiness: `business founder freelance freelancer self-employed sole trader shop shopkeeper maker customer client
    price quote invoice rate discount wholesale retail stock order market stall etsy website sell sales
    proposal scope undercharge charging owner start-up startup kitchen-table side`,
  marketing: `market brand logo social media instagram linkedin facebook tiktok post content audience followers
    engagement algorithm newsletter email subscriber list ads advert advertising campaign website seo search
    keyword google launch copy headline customer story reach strategy funnel`,
  writing: `write writer word sentence paragraph draft edit editor book novel chapter page plot character memoir
    poem poet poetry publish publication manuscript author read reader grammar comma copy copywriter
    ghostwriter proofread typo adjective verb prose blank library librarian bookshop bookseller title story`,
  languages: `language speak fluent fluency learn lesson tutor teacher vocabulary word verb grammar accent
    pronunciation pronounce french spanish italian german portuguese welsh gaelic english japanese arabic
    polish translate translation interpreter subtitle conversation native bilingual phrase idiom mistake
    dictionary flashcards conjugate foreign abroad`,
  software: `software app application code coder developer program bug feature release test deploy server database
    api open source repository pull request review user interface product update version data cloud backend
    frontend python javascript laptop computer error log crash technical tech engineer robot scratch game
    privacy subscription download`,
  webdesign: `website web site page design layout font type typography colour button form menu navigation homepage
    landing browser mobile click link user ux ui prototype wireframe figma logo brand identity template
    wordpress hosting domain image load screen checkout banner cookie header footer`,
  accessibility: `access disabled disability wheelchair blind deaf screen reader keyboard magnifier caption alt label
    labelled focus contrast wcag aria barrier assistive audit automated scan tab criterion ranked usability
    ramp inclusive colour hearing sign bsl subtitles tester report issue switch`,
  security: `secure cyber hacker phishing password breach data privacy gdpr backup ransomware malware antivirus
    firewall login account two-factor authentication encrypted laptop patch incident attack scam fraud email
    policy insurance questionnaire supplier risk vulnerability support helpdesk wifi router printer`,
  data: `data dataset figures statistic chart graph spreadsheet excel dashboard report analyst analysis analytics
    number measure survey sample evidence research study average median percent percentage margin error
    model algorithm ai machine`,
  engineering: `engineer machine machinery factory manufacture metal steel weld lathe tool workshop part component
    tolerance prototype blacksmith forge anvil hammer bolt supplier assembly line maintenance motor spec
    specification 3d print`,
  delivery: `deliver delivery courier parcel van driver lorry post postal postage letterbox pallet freight haulage
    warehouse depot route ship tracking package box cargo rider drop pickup collect`,
  energy: `energy solar panel heat pump boiler insulation insulate draught draughty draughtproofing bill kilowatt
    kwh electricity gas meter smart battery carbon emissions climate retrofit radiator loft cavity glazing
    windows installer grant turbine wind temperature cold warm tariff grid roof`,
  environment: `environment environmental climate carbon emissions footprint plastic waste recycle landfill reuse refill
    compost packaging sustainable green greenwash eco-friendly ethical organic fairtrade supply planet
    pollution river sewage microplastics circular repair second-hand net-zero label certificate certified
    claim offset`,
}
