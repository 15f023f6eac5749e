import type {
  answerArtworkTexts as EnglishAnswer,
  issueTexts as EnglishIssue,
  issueKindTexts as EnglishIssueKinds,
  labelKindTexts as EnglishLabelKinds,
  labelTexts as EnglishLabels,
  issueNoteTexts as EnglishNote,
  proposeArtworkTexts as EnglishPropose,
  releaseIssueTexts as EnglishRelease,
  reportIssueTexts as EnglishReport,
} from '#texts/labels.ts'
import type { Translated } from '#web/texts/translated.ts'
import { counted } from './language.ts'

export const labelKindTexts = {
  SECONDARY_PACKAGING: 'Embalagem secundária',
  MASTER_CARTON: 'Caixa master',
  SHIPPING_CARTON: 'Caixa de transporte',
  OTHER: 'Outra embalagem',
} satisfies Translated<typeof EnglishLabelKinds>

export const issueKindTexts = {
  WRONG_TEXT: 'Texto errado',
  WRONG_TRANSLATION: 'Tradução errada',
  WRONG_CODE: 'Código errado',
  MISSING_SYMBOL: 'Símbolo em falta',
  PRINT_QUALITY: 'Qualidade de impressão',
  OTHER: 'Outro',
} satisfies Translated<typeof EnglishIssueKinds>

export const labelTexts = {
  title: 'Rótulos',
  lead: 'As artes-finais dos seus registos, por produto e país.',
  table: 'Rótulos',
  name: 'Nome',
  product: 'Produto',
  code: 'Código',
  version: 'Versão',
  region: 'Região',
  date: 'Data',
  download: 'Descarregar',
  downloadNamed: (code) => `Descarregar o rótulo ${code}`,
  former: (version, code) => `Versão ${version}: ${code}`,
  kind: 'Impresso em',
  actions: 'Ações',
  report: 'Comunicar um problema',
  reportNamed: (code) => `Comunicar um problema do rótulo ${code}`,
  search: 'Produto, código ou país',
  searchChip: 'Pesquisa',
  empty: 'Ainda não há rótulos. Aparecem aqui assim que existirem para os seus registos.',
  thing: 'rótulo',
  things: 'rótulos',
} satisfies Translated<typeof EnglishLabels>

export const reportIssueTexts = {
  title: 'Comunicar um problema',
  label: 'Rótulo',
  region: 'Região',
  kind: 'O que está errado',
  detail: 'Detalhe',
  files: 'Fotografias ou documentos',
  chooseLabel: 'Escolha um rótulo',
  enterRegion: 'Introduza a região',
  enterDetail: 'Indique o que está errado',
  keep: 'Cancelar',
  confirm: 'Comunicar o problema',
  done: 'O problema foi comunicado',
  failed: 'Erro ao comunicar o problema',
  looking: 'À procura de encomendas com este rótulo…',
  holds: (count) =>
    `${counted(count, 'encomenda fica retida', 'encomendas ficam retidas')} até a nossa equipa de qualidade libertar o rótulo:`,
  holdsNone: 'Nenhuma encomenda sua por expedir tem este rótulo. Nenhuma encomenda ficará retida.',
  holdsLater:
    'As encomendas deste produto para este país que efetuar enquanto o problema estiver em aberto também ficam retidas, até a nossa equipa de qualidade libertar o rótulo.',
  onHold: 'já retida',
} satisfies Translated<typeof EnglishReport>

export const issueTexts = {
  inProgress: 'Problemas de rótulos em curso',
  released: 'Problemas de rótulos libertados',
  issue: (number) => `Problema de rótulo ${number}`,
  heading: (number, product) => `Problema de rótulo ${number}, ${product}`,
  rounds: (number) => `Rondas do problema de rótulo ${number}`,
  round: (round) => `Ronda ${round}`,
  waitsForYou: (round) => `Ronda ${round}: a aguardar a sua resposta`,
  waitsForProvider: (round) => `Ronda ${round}: a aguardar a arte-final`,
  waitsForDistributor: (round) => `Ronda ${round}: a aguardar o distribuidor`,
  waitsForQuality: (round) => `Ronda ${round}: a aguardar a equipa de qualidade`,
  isReleased: 'Libertado',
  label: 'Rótulo',
  labelOf: (code, kind) => `${code}, ${kind}`,
  region: 'Região',
  kind: 'O que está errado',
  detail: 'Detalhe',
  files: 'Ficheiros',
  reported: 'Comunicado',
  reportedBy: (by, on) => `${by}, ${on}`,
  orders: 'Encomendas',
  noOrders: 'Nenhuma retida',
  order: (num, held) => `${num}${held ? ', retida' : ''}`,
  dueOn: (on) => `Responda até ${on}`,
  proposed: (by, on) => `Arte-final proposta por ${by}, ${on}`,
  accepted: (by, on) => `Aceite por ${by}, ${on}`,
  answered: (by, on) => `Alterações pedidas por ${by}, ${on}`,
  statement: (by, on) => `Libertado por ${by}, ${on}`,
  asItIs: 'O rótulo fica como está.',
  newCode: (code) => `O novo rótulo é ${code}.`,
  accept: 'Aceitar a arte-final',
  answer: 'Pedir alterações',
  changed: (number) => `O problema de rótulo ${number} mudou`,
} satisfies Translated<typeof EnglishIssue>

export const answerArtworkTexts = {
  acceptTitle: (round) => `Aceitar a arte-final da ronda ${round}`,
  acceptWhat: (code) =>
    `A nossa equipa de qualidade liberta depois o rótulo ${code}, e as encomendas retidas por causa dele prosseguem.`,
  accept: 'Aceitar a arte-final',
  accepted: 'Arte-final aceite.',
  answerTitle: (round) => `Pedir alterações à ronda ${round}`,
  reason: 'O que deve ser alterado',
  missing: 'Indique o que deve ser alterado',
  answer: 'Pedir alterações',
  answered: 'Alterações pedidas.',
  keep: 'Cancelar',
} satisfies Translated<typeof EnglishAnswer>

export const proposeArtworkTexts = {
  title: (round) => `Propor uma arte-final, ronda ${round}`,
  what: (company) => `Será verificada pela empresa ${company}.`,
  file: 'Arte-final',
  code: 'Código do novo rótulo',
  note: 'Nota para o distribuidor',
  chooseFile: 'Carregue a arte-final',
  dueOn: 'Responder até',
  dueHelp: 'O distribuidor recebe um lembrete nesse dia e, se o dia passar sem resposta, ambos recebem outro.',
  wrongDay: 'Introduza um dia como 31/12/2026',
  enterCode: 'Introduza um código: maiúsculas, algarismos, pontos, barras e hífenes',
  keep: 'Cancelar',
  confirm: 'Enviar ao distribuidor',
  sent: (company) => `Arte-final enviada: ${company}.`,
} satisfies Translated<typeof EnglishPropose>

export const releaseIssueTexts = {
  title: (number) => `Libertar o problema de rótulo ${number}`,
  withLabel: (code, orders) =>
    `A arte-final ${code} passa a ser o rótulo. ${orders === 0 ? 'Nenhuma encomenda está retida por causa dele.' : `Libertação de ${counted(orders, 'encomenda retida', 'encomendas retidas')}, salvo se outro problema as mantiver retidas.`}`,
  asItIs: 'Não foi proposta nenhuma arte-final: o rótulo fica como está e as suas encomendas são libertadas.',
  statement: 'O que foi verificado',
  enterStatement: 'Indique o que foi verificado',
  password: 'A sua palavra-passe',
  enterPassword: 'Introduza a sua palavra-passe',
  keep: 'Cancelar',
  confirm: 'Libertar',
  done: (number) => `Problema de rótulo ${number} libertado.`,
} satisfies Translated<typeof EnglishRelease>

export const issueNoteTexts = {
  title: (number) => `Nota interna sobre o problema de rótulo ${number}`,
  what: 'Só a equipa interna a lê.',
  text: 'Nota',
  missing: 'Introduza uma nota',
  keep: 'Cancelar',
  confirm: 'Adicionar a nota',
  done: 'Nota adicionada.',
} satisfies Translated<typeof EnglishNote>
