import type {
  labelTexts as English,
  answerArtworkTexts as EnglishAnswer,
  issueTexts as EnglishIssue,
  issueKindTexts as EnglishIssueKind,
  labelKindTexts as EnglishKind,
  issueNoteTexts as EnglishNote,
  proposeArtworkTexts as EnglishPropose,
  releaseIssueTexts as EnglishRelease,
  reportIssueTexts as EnglishReport,
} from '#texts/labels.ts'
import type { Translated } from '#web/texts/translated.ts'
import { counted } from './language.ts'

export const labelKindTexts = {
  SECONDARY_PACKAGING: 'Empaque secundario',
  MASTER_CARTON: 'Caja máster',
  SHIPPING_CARTON: 'Caja de envío',
  OTHER: 'Otro empaque',
} satisfies Translated<typeof EnglishKind>

export const issueKindTexts = {
  WRONG_TEXT: 'Texto incorrecto',
  WRONG_TRANSLATION: 'Traducción incorrecta',
  WRONG_CODE: 'Código incorrecto',
  MISSING_SYMBOL: 'Falta un símbolo',
  PRINT_QUALITY: 'Calidad de impresión',
  OTHER: 'Otro',
} satisfies Translated<typeof EnglishIssueKind>

export const labelTexts = {
  title: 'Etiquetas',
  lead: 'Los artes de sus registros, por producto y país.',
  table: 'Etiquetas',
  name: 'Nombre',
  product: 'Producto',
  code: 'Código',
  version: 'Versión',
  region: 'Región',
  date: 'Fecha',
  download: 'Descargar',
  downloadNamed: (code) => `Descargar la etiqueta ${code}`,
  former: (version, code) => `Versión ${version}: ${code}`,
  kind: 'Impresa en',
  actions: 'Acciones',
  report: 'Reportar un problema',
  reportNamed: (code) => `Reportar un problema con la etiqueta ${code}`,
  search: 'Producto, código o país',
  searchChip: 'Búsqueda',
  empty: 'Aún no hay etiquetas. Aparecerán aquí cuando sus registros las tengan.',
  thing: 'etiqueta',
  things: 'etiquetas',
} satisfies Translated<typeof English>

export const reportIssueTexts = {
  title: 'Reportar un problema',
  label: 'Etiqueta',
  region: 'Región',
  kind: 'Qué está mal',
  detail: 'Detalle',
  files: 'Fotos o documentos',
  chooseLabel: 'Seleccione una etiqueta',
  enterRegion: 'Ingrese la región',
  enterDetail: 'Indique qué está mal',
  keep: 'Cancelar',
  confirm: 'Reportar problema',
  done: 'El problema se reportó correctamente',
  failed: 'No se pudo reportar el problema',
  looking: 'Buscando pedidos con esta etiqueta…',
  holds: (count) =>
    `${counted(count, 'pedido quedará retenido', 'pedidos quedarán retenidos')} hasta que Calidad libere la etiqueta:`,
  holdsNone: 'Ninguno de sus pedidos aún sin despachar tiene esta etiqueta. No se retendrá ningún pedido.',
  holdsLater:
    'Los pedidos de este producto para este país que haga mientras el problema esté abierto también quedarán retenidos hasta que Calidad libere la etiqueta.',
  onHold: 'ya retenido',
} satisfies Translated<typeof EnglishReport>

export const issueTexts = {
  inProgress: 'Problemas de etiqueta en curso',
  released: 'Problemas de etiqueta resueltos',
  issue: (number) => `Problema de etiqueta ${number}`,
  heading: (number, product) => `Problema de etiqueta ${number}, ${product}`,
  rounds: (number) => `Rondas del problema de etiqueta ${number}`,
  round: (round) => `Ronda ${round}`,
  waitsForYou: (round) => `Ronda ${round}: a la espera de su respuesta`,
  waitsForProvider: (round) => `Ronda ${round}: a la espera del arte`,
  waitsForDistributor: (round) => `Ronda ${round}: a la espera del distribuidor`,
  waitsForQuality: (round) => `Ronda ${round}: a la espera de Calidad`,
  isReleased: 'Etiqueta liberada',
  label: 'Etiqueta',
  labelOf: (code, kind) => `${code}, ${kind}`,
  region: 'Región',
  kind: 'Qué está mal',
  detail: 'Detalle',
  files: 'Archivos',
  reported: 'Reportado',
  reportedBy: (by, on) => `${by}, ${on}`,
  orders: 'Pedidos',
  noOrders: 'Ninguno retenido',
  order: (num, held) => `${num}${held ? ', retenido' : ''}`,
  dueOn: (on) => `Responda a más tardar el ${on}`,
  proposed: (by, on) => `Arte propuesto por ${by}, ${on}`,
  accepted: (by, on) => `Aceptado por ${by}, ${on}`,
  answered: (by, on) => `Cambios solicitados por ${by}, ${on}`,
  statement: (by, on) => `Etiqueta liberada por ${by}, ${on}`,
  asItIs: 'La etiqueta queda como está.',
  newCode: (code) => `La nueva etiqueta es ${code}.`,
  accept: 'Aceptar el arte',
  answer: 'Solicitar cambios',
  changed: (number) => `El problema de etiqueta ${number} cambió`,
} satisfies Translated<typeof EnglishIssue>

export const answerArtworkTexts = {
  acceptTitle: (round) => `Aceptar el arte de la ronda ${round}`,
  acceptWhat: (code) =>
    `Calidad libera entonces la etiqueta ${code}, y los pedidos que estaban retenidos por ella continúan.`,
  accept: 'Aceptar el arte',
  accepted: 'Arte aceptado.',
  answerTitle: (round) => `Solicitar cambios en la ronda ${round}`,
  reason: 'Qué hay que cambiar',
  missing: 'Indique qué hay que cambiar',
  answer: 'Solicitar cambios',
  answered: 'Cambios solicitados.',
  keep: 'Cancelar',
} satisfies Translated<typeof EnglishAnswer>

export const proposeArtworkTexts = {
  title: (round) => `Proponer arte, ronda ${round}`,
  what: (company) => `${company} lo revisa.`,
  file: 'Arte',
  code: 'Código de la nueva etiqueta',
  note: 'Nota para el distribuidor',
  chooseFile: 'Cargue el arte',
  dueOn: 'Responder hasta el',
  dueHelp: 'Ese día se envía un recordatorio al distribuidor; cuando haya pasado, a ambas partes.',
  wrongDay: 'Ingrese una fecha, por ejemplo 31/12/2026',
  enterCode: 'Ingrese un código: mayúsculas, dígitos, puntos, barras y guiones',
  keep: 'Cancelar',
  confirm: 'Enviar al distribuidor',
  sent: (company) => `Arte enviado a ${company}.`,
} satisfies Translated<typeof EnglishPropose>

export const releaseIssueTexts = {
  title: (number) => `Liberar la etiqueta del problema ${number}`,
  withLabel: (code, orders) =>
    `El arte ${code} pasa a ser la etiqueta. ${orders === 0 ? 'No hay pedidos retenidos por ella.' : `${counted(orders, 'pedido queda liberado, a menos que otro problema lo retenga', 'pedidos quedan liberados, a menos que otro problema los retenga')}.`}`,
  asItIs: 'No se propuso ningún arte: la etiqueta queda como está y sus pedidos se liberan.',
  statement: 'Qué se verificó',
  enterStatement: 'Indique qué se verificó',
  password: 'Su contraseña',
  enterPassword: 'Ingrese su contraseña',
  keep: 'Cancelar',
  confirm: 'Liberar',
  done: (number) => `Se liberó la etiqueta del problema ${number}.`,
} satisfies Translated<typeof EnglishRelease>

export const issueNoteTexts = {
  title: (number) => `Nota interna sobre el problema de etiqueta ${number}`,
  what: 'Solo la lee el personal.',
  text: 'Nota',
  missing: 'Ingrese una nota',
  keep: 'Cancelar',
  confirm: 'Agregar nota',
  done: 'Nota agregada.',
} satisfies Translated<typeof EnglishNote>
