/** Words that belong to work, business, money and law, by subject. */
export const WORK_AND_MONEY: Readonly<Record<string, string>> = {
  accounts: `accounts allowance april bank bookkeeper cash cashflow deadline deduction dividend expense figures
    flow freelancer hmrc income invoice invoicing january late ledger limited loss mileage owed payroll
    pension profit quarterly receipt reconcile return revenue self-assessment self-employed software
    sole spreadsheet statement sums tax taxman trader turnover vat xero`,
  personalfinance: `advice adviser afford bank benefits bill broke budget card cheque credit debit debt direct fees
    finance financial fund inheritance insurance interest invest isa loan markets mortgage overdraft
    payday pence pension planner pot pound rent retire salary save saver savings skint wage`,
  law: `act advice agreement asylum attorney barrister claim clause cohabiting contract copyright court
    custody dispute divorce estate evidence executor fee fixed guardian immigration inheritance jargon
    judge latin law lawyer legal letter mediation mediator partner power probate separation sign
    solicitor stepfamily terms trademark tribunal unmarried visa`,
  people: `absence appraisal boss bullying confrontation contract conversation disciplinary dismissal employee
    employer grievance handbook hire holiday hr interview leavers manager maternity notice onboarding
    payroll payslip policy probation recruit redundancy rota sick staff staffing tips tribunal wages
    walkout workplace`,
  careers: `application apply appraisal boss career coach colleague confidence cv cvs employer experience hired
    imposter interview linkedin manager mentor midcareer negotiate negotiation network notice office
    promoted purpose recruiter redundant resign return role salary sideways skill vacancy workplace`,
  office: `admin agenda assistant boardroom boss calendar colleague commute deadline delegate desk diary
    facilitation facilitator inbox laptop list manager meetings office organised presentation project
    remote slides spreadsheet task to-do video virtual workload workshop zoom`,
  leadership: `accountability board chair coach conflict conversation culture decision delegate difficult director
    executive feedback founder governance growth hire leader leadership listen manager meetings mentor
    organisation scale silence strategy trust trustee vision`,
  smallbusiness: `charging discount etsy founder freelance freelancer invoice kitchen-table maker market order owner
    proposal quote rate retail sales scope self-employed sell shop shopkeeper sole stall start-up
    startup stock trader undercharge wholesale`,
  marketing: `ads advert advertising algorithm audience campaign content copy engagement facebook funnel google
    headline instagram keyword launch linkedin list logo market media newsletter search seo social
    strategy subscriber tiktok`,
  writing: `adjective author blank bookseller bookshop chapter character comma copy copywriter draft edit editor
    ghostwriter grammar librarian library manuscript memoir novel page paragraph plot poem poet poetry
    proofread prose publish reader sentence title typo verb writer`,
  languages: `abroad accent arabic bilingual conjugate conversation dictionary english flashcards fluency fluent
    foreign french gaelic german grammar idiom interpreter italian japanese language lesson mistake
    native phrase polish portuguese pronounce pronunciation spanish subtitle teacher translate
    translation tutor verb vocabulary welsh`,
  software: `api app application backend bug cloud code coder computer crash data database deploy developer
    download engineer error feature frontend game interface javascript laptop log privacy program pull
    python release repository request review robot scratch software source subscription tech technical
    test update version`,
  webdesign: `banner browser button checkout click colour cookie design domain figma font footer form homepage
    hosting identity image landing layout load logo menu mobile navigation page prototype screen
    template type typography ui ux web wireframe wordpress`,
  accessibility: `access alt aria assistive audit automated barrier blind bsl caption colour contrast criterion deaf
    disability disabled focus issue keyboard label labelled magnifier ramp ranked reader report scan
    screen sign subtitles switch tab tester usability wcag wheelchair`,
  security: `account antivirus attack authentication backup breach cyber data encrypted firewall fraud gdpr
    hacker helpdesk incident insurance laptop login malware password patch phishing policy printer
    privacy questionnaire ransomware risk router scam secure supplier two-factor vulnerability wifi`,
  data: `ai algorithm analysis analyst analytics average chart dashboard data dataset error evidence excel
    figures graph machine margin measure median model percent percentage report research sample
    spreadsheet statistic study survey`,
  engineering: `3d anvil assembly blacksmith bolt component engineer factory forge hammer lathe machine machinery
    maintenance manufacture metal motor print prototype spec specification steel supplier tolerance tool
    weld workshop`,
  delivery: `box cargo collect courier deliver delivery depot driver drop freight haulage letterbox lorry package
    pallet parcel pickup postage postal rider route ship tracking van warehouse`,
  energy: `battery bill boiler carbon cavity climate cold draught draughtproofing draughty electricity
    emissions energy gas glazing grant grid heat installer insulate insulation kilowatt kwh loft meter
    panel pump radiator retrofit roof smart solar tariff temperature turbine warm wind windows`,
  environment: `carbon certificate certified circular claim climate compost eco-friendly emissions environment
    environmental ethical fairtrade footprint green greenwash label landfill microplastics net-zero
    offset organic packaging planet plastic pollution recycle refill repair reuse river second-hand
    sewage supply sustainable waste`,
}
