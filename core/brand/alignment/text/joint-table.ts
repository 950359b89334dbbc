/** Written by `npm run bench -- alignment --refit`; not edited by hand. A row for each word class, a letter for each that follows. */
export const JOINT_TABLE =
  'cecfhifkfgnnonooqqm' +
  'rgemrghigmmqmkmmlnm' +
  'pfjqkknnkmmklnpmnmm' +
  'ilhdgrstlmoloqmnnkn' +
  'mnplnlnlonmmlkoonlm' +
  'pkiijkjkilpmqsngmnm' +
  'ohjnkrlnqkmkjpojokm' +
  'lkkjlnqlnkplknnjplm' +
  'ofhkoomljlmlkkmhqmm' +
  'nhjtmjlmqllljmmkhim' +
  'mpmmlmmmqmnmnmjomln' +
  'nonjlmmmmmpmllmommn' +
  'nqjkolllpnnniklnjmi' +
  'krolpljmpmnmlhnljmi' +
  'hlnlllllmmnmmonmnmk' +
  'mqpmoqpmnnnklmkhjik' +
  'npnnqnlkoonkmkiljkj' +
  'kpplkoljnmllljjnklk' +
  'mktmihkkhqmoihkhfim'
