import type { projectionTexts as English } from '#texts/projections.ts'
import type { Translated } from '#web/texts/translated.ts'
import { counted } from './language.ts'

/** The console of the read models. */
export const projectionTexts = {
  title: 'Proyecciones',
  lead: 'Tablas de datos construidas a partir de la bitácora de eventos. Cada una se puede reconstruir mientras está en uso.',
  list: 'Proyecciones',
  name: 'Proyección',
  version: (table, code) => `Tabla ${table}, versión de código ${code}`,
  state: 'Estado',
  states: {
    live: 'En uso',
    standby: 'En reserva',
    building: 'En reconstrucción',
    paused: 'En pausa',
    halted: 'Detenida',
  },
  position: 'Posición',
  upToDate: 'al día',
  /** All that is not parked. */
  othersUpToDate: 'lo demás al día',
  parkedHere: (streams) => counted(streams, 'flujo apartado', 'flujos apartados'),
  beyondTheEnd: 'más allá del final de la bitácora',
  behind: (events) => `${events} de retraso`,
  rate: 'Velocidad',
  perSecond: (events) => `${events} eventos/s`,
  size: 'Tamaño',
  check: 'Última verificación',
  neverChecked: 'Aún no',
  asTold: (leftOut) =>
    leftOut === 0
      ? 'Coincide con la bitácora'
      : `Coincide con la bitácora, sin contar ${counted(leftOut, 'flujo apartado', 'flujos apartados')}`,
  differs: 'Difiere',
  /** The other one to switch to: `isNewer` once it was switched back from. */
  standby: (table, isNewer) => `${isNewer ? 'Siguiente' : 'Anterior'}: tabla ${table}`,
  actions: 'Acciones',
  about: (name) => `para ${name}`,
  do: {
    rebuild: 'Reconstruir',
    pause: 'Pausar',
    resume: 'Reanudar',
    cancel: 'Cancelar reconstrucción',
    back: 'Volver a la anterior',
    check: 'Comparar con la bitácora',
  },
  done: {
    rebuild: (name) => `Comenzó la reconstrucción de ${name}. La versión actual sigue en uso.`,
    pause: (name) => `La reconstrucción de ${name} está en pausa.`,
    resume: (name) => `Se reanudó la reconstrucción de ${name}.`,
    cancel: (name) => `Se canceló la reconstrucción de ${name}.`,
    back: (name) => `${name} se lee de nuevo de su tabla anterior.`,
    check: (name) => `Se comparó ${name} con la bitácora.`,
  },
  rebuilding: (name, table, code) => `${name}, tabla ${table}, versión de código ${code}`,
  progress: (name) => `Avance de la reconstrucción de ${name}`,
  rowProgress: (name) => `${name}, reconstruido hasta ahora`,
  rebuilt: (name, events, took) =>
    `Terminó la reconstrucción de ${name}, que se lee de su nueva tabla: ${events} eventos${took === null ? '' : ` en ${took}`}.`,
  of: (position, target) => `${position} de ${target} eventos`,
  left: (seconds) => `faltan ${seconds}`,
  alone: 'Puede salir de esta página. La reconstrucción continúa y entra en uso cuando termina.',
  finishing: 'Construyendo índices y comparando; luego entra en uso',
  standing: 'Detenida',
  resting: 'En pausa hasta que alguien la reanude',
  parked: (name, count) => `${name}: ${counted(count, 'flujo apartado', 'flujos apartados')}`,
  parkedLead: 'No se pudo aplicar uno de sus eventos. Los posteriores esperan en orden.',
  parkedAt: (type, position) => `${type} en ${position}`,
  parkedInBuilt: (at, table) => `${at}, en la tabla ${table}, que se está reconstruyendo`,
  more: (count) => `y ${count} más`,
  retry: 'Reintentar',
  retryOf: (stream) => `Reintentar ${stream}`,
  retryAll: 'Reintentar todos',
  retried: (freed, left) =>
    left === 0
      ? `${counted(freed, 'flujo avanza', 'flujos avanzan')} de nuevo.`
      : freed === 0
        ? `${counted(left, 'flujo aún no se puede aplicar', 'flujos aún no se pueden aplicar')}.`
        : `${counted(freed, 'flujo avanza', 'flujos avanzan')} de nuevo, ${left} aún no se ${left === 1 ? 'puede' : 'pueden'} aplicar.`,
  confirm: { cancel: '¿Cancelar la reconstrucción?', back: '¿Volver a la anterior?' },
  confirmLead: {
    cancel: (name) => `Se descarta la reconstrucción sin terminar de ${name}. Aún no está en uso.`,
    back: (name) =>
      `${name} se lee de la tabla que estaba en uso antes. Está al día; puede cambiar de nuevo en cualquier momento.`,
  },
  keep: 'Dejar como está',
} satisfies Translated<typeof English>
