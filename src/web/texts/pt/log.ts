import { count } from '#platform/text/formats.ts'
import type { logTexts as English, drillTexts as EnglishDrills } from '#texts/log.ts'
import type { Translated } from '#web/texts/translated.ts'

/** The event log itself: how far it is proven, and what its checks found. */
export const logTexts = {
  title: 'Registo de eventos',
  onlyAuditors:
    'Só utilizadores com a função Análise ou Administração podem ver o estado do registo e iniciar verificações.',
  lead: 'Cada evento está encadeado ao anterior, e o fim da cadeia está assinado. Uma verificação comprova que nada foi alterado.',
  check: 'Verificar agora',
  checking: 'Todo o registo está a ser verificado em segundo plano.',
  glance: 'Estado do registo',
  sealedUpTo: 'Selado até',
  signedUpTo: 'Assinado até',
  notSigned: 'Ainda nada',
  waiting: 'A aguardar selagem',
  nextNight: 'Próxima verificação noturna',
  noNight: 'Não prevista',
  lastCheck: 'Última verificação',
  cutOff: 'O registo foi truncado',
  endsEarly: (endsAt, wentTo) =>
    `Termina na posição ${endsAt}; o que se seguia, pelo menos até à posição ${wentTo}, já tinha sido lido e desapareceu.`,
  restore: 'Nada é registado até que o registo seja recuperado a partir de uma cópia de segurança.',
  running: 'Está a decorrer uma verificação',
  progress: 'Progresso da verificação',
  of: (done, target) => `${done} de ${target} posições`,
  beginning: 'A começar',
  noCheck: 'O registo ainda não foi verificado. O portal verifica-o todas as noites.',
  whole: (position) => `Nada foi alterado, removido, adicionado ou movido até à posição ${position}.`,
  vouched: (heads, position) =>
    heads === 1
      ? `1 cabeça assinada coincide, na posição ${position}.`
      : `${count(heads)} cabeças assinadas coincidem, a última na posição ${position}.`,
  unvouched: 'Nenhuma cabeça assinada o comprova.',
  unknownHeads: (heads) =>
    heads === 1
      ? '1 cabeça assinada refere uma chave que aqui não é conhecida, e não prova nada.'
      : `${count(heads)} cabeças assinadas referem chaves que aqui não são conhecidas, e não provam nada.`,
  at: (position) => `posição ${position}`,
  between: (from, to) => `algures depois da posição ${from}, até à posição ${to}`,
  outside: 'fora do registo',
  before: 'Tudo o que está antes corresponde ao que foi registado.',
  beforeHead: 'Tudo até à última cabeça assinada coincidente está comprovado; a alteração é posterior.',
  wholeCommit:
    'Um commit tem um só hash: o evento alterado pode ser qualquer um dos seus, e esta posição é a do primeiro.',
  list: 'Verificações',
  who: 'Quem',
  when: 'Quando',
  howFar: 'Até onde',
  commits: (count) => `${count} commits`,
  rate: 'Ritmo',
  perSecond: (commits) => `${commits} commits/s`,
  verdict: 'Veredicto',
  night: 'à noite',
  states: { RUNNING: 'A decorrer', ENDED_EARLY: 'Terminada antes do fim', WHOLE: 'Intacto', FAULT: 'Falha' },
  faults: {
    missing: 'Em falta: um evento ou um commit desapareceu',
    inserted: 'Inserido: há um que nunca foi registado aqui',
    edited: 'Alterado: o que está guardado não é o que foi registado',
    reordered: 'Reordenado: aqui devia estar outro commit, ou outro evento deste',
    're-hashed': 'Hashes reescritos: foram adaptados ao que está guardado',
    'cut off': 'Truncado: o registo já continuou a partir daqui',
    forged: 'Falsificado: uma cabeça assinada não foi assinada pela chave que refere',
  },
} satisfies Translated<typeof English>

/** The backups of the last nights, and what the trial of each restore found. */
export const drillTexts = {
  title: 'Cópias de segurança',
  planned:
    'Todas as noites é feita uma cópia de segurança e testada a sua recuperação: o resultado é verificado e comparado com o registo.',
  notPlanned: 'O portal não faz cópias de segurança à noite: não está configurada nenhuma pasta para elas.',
  list: 'Cópias de segurança noturnas',
  backup: 'Cópia de',
  notMade: 'Não foi feita nenhuma cópia',
  sealed: (file) => `${file}, cifrada`,
  when: 'Recuperação testada',
  took: 'Duração',
  seconds: (seconds) => `${count(seconds)} s`,
  commits: 'Commits',
  rows: 'Linhas de tabelas',
  result: 'Resultado',
  matches: 'Corresponde ao registo',
  fault: 'Falha',
} satisfies Translated<typeof EnglishDrills>
