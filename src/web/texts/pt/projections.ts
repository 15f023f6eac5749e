import type { projectionTexts as English } from '#texts/projections.ts'
import type { Translated } from '#web/texts/translated.ts'
import { counted } from './language.ts'

const streams = (count: number): string => counted(count, 'fluxo', 'fluxos')
const parkedStreams = (count: number): string => counted(count, 'fluxo parado', 'fluxos parados')
const runAgain = (count: number): string =>
  `${streams(count)} ${count === 1 ? 'está de novo em curso' : 'estão de novo em curso'}`

/** The console of the read models. */
export const projectionTexts = {
  title: 'Projeções',
  lead: 'Tabelas de dados construídas a partir do registo de eventos. Cada uma pode ser reconstruída enquanto é usada.',
  list: 'Projeções',
  name: 'Projeção',
  version: (table, code) => `Tabela ${table}, versão do código ${code}`,
  state: 'Estado',
  states: {
    live: 'Em uso',
    standby: 'De reserva',
    building: 'Em reconstrução',
    paused: 'Em pausa',
    halted: 'Interrompida',
  },
  position: 'Posição',
  upToDate: 'atualizada',
  /** All that is not parked. */
  othersUpToDate: 'de resto, atualizada',
  parkedHere: parkedStreams,
  beyondTheEnd: 'para além do fim do registo',
  behind: (events) => `${events} em falta`,
  rate: 'Ritmo',
  perSecond: (events) => `${events} eventos/s`,
  size: 'Tamanho',
  check: 'Última verificação',
  neverChecked: 'Ainda não',
  asTold: (leftOut) =>
    leftOut === 0 ? 'Coincide com o registo' : `Coincide com o registo, exceto ${parkedStreams(leftOut)}`,
  differs: 'Difere',
  /** The other one to switch to: `isNewer` once it was switched back from. */
  standby: (table, isNewer) => `${isNewer ? 'Seguinte' : 'Anterior'}: tabela ${table}`,
  actions: 'Ações',
  about: (name) => `de ${name}`,
  do: {
    rebuild: 'Reconstruir',
    pause: 'Pausar',
    resume: 'Retomar',
    cancel: 'Cancelar a reconstrução',
    back: 'Voltar à anterior',
    check: 'Comparar com o registo',
  },
  done: {
    rebuild: (name) => `Reconstrução de ${name} iniciada. A versão atual continua em uso.`,
    pause: (name) => `Reconstrução de ${name} em pausa.`,
    resume: (name) => `Reconstrução de ${name} retomada.`,
    cancel: (name) => `Reconstrução de ${name} cancelada.`,
    back: (name) => `${name}: de novo lida da tabela anterior.`,
    check: (name) => `${name}: comparada com o registo.`,
  },
  rebuilding: (name, table, code) => `${name}, tabela ${table}, versão do código ${code}`,
  progress: (name) => `Progresso da reconstrução de ${name}`,
  rowProgress: (name) => `${name}, reconstruída até agora`,
  rebuilt: (name, events, took) =>
    `${name}: reconstruída e lida da nova tabela, ${events} eventos${took === null ? '' : ` em ${took}`}.`,
  of: (position, target) => `${position} de ${target} eventos`,
  left: (seconds) => `ainda ${seconds}`,
  alone: 'Pode sair desta página. A reconstrução continua e entra em uso quando terminar.',
  finishing: 'A criar índices e a comparar; depois, entra em uso',
  standing: 'Parada',
  resting: 'Em pausa até alguém a retomar',
  parked: (name, count) => `${name}: ${parkedStreams(count)}`,
  parkedLead: 'Um dos seus eventos não pôde ser aplicado. Os seguintes esperam pela sua vez.',
  parkedAt: (type, position) => `${type} em ${position}`,
  parkedInBuilt: (at, table) => `${at}, na tabela ${table}, que está a ser reconstruída`,
  more: (count) => `e mais ${count}`,
  retry: 'Tentar de novo',
  retryOf: (stream) => `Tentar de novo: ${stream}`,
  retryAll: 'Tentar todos de novo',
  retried: (freed, left) => {
    const stuck = left === 1 ? 'continua sem poder ser aplicado' : 'continuam sem poder ser aplicados'
    if (left === 0) return `${runAgain(freed)}.`
    return freed === 0 ? `${streams(left)} ${stuck}.` : `${runAgain(freed)}, ${left} ${stuck}.`
  },
  confirm: { cancel: 'Cancelar a reconstrução?', back: 'Voltar à anterior?' },
  confirmLead: {
    cancel: (name) => `A reconstrução inacabada de ${name} é descartada. Ainda não está em uso.`,
    back: (name) =>
      `${name}: passa a ser lida da tabela que estava em uso antes. Está atualizada; pode voltar a trocar a qualquer momento.`,
  },
  keep: 'Deixar como está',
} satisfies Translated<typeof English>
