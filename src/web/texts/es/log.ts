import { count } from '#platform/text/formats.ts'
import type { logTexts as English, drillTexts as EnglishDrills } from '#texts/log.ts'
import type { Translated } from '#web/texts/translated.ts'

/** The event log itself: how far it is proven, and what its checks found. */
export const logTexts = {
  title: 'Bitácora de eventos',
  onlyAuditors:
    'Solo los usuarios con el rol Análisis o Administración pueden ver el estado de la bitácora e iniciar verificaciones.',
  lead: 'Cada evento está encadenado al anterior y el final de la cadena está firmado. Una verificación comprueba que nada se haya alterado.',
  check: 'Verificar ahora',
  checking: 'Se está verificando toda la bitácora en segundo plano.',
  glance: 'Estado de la bitácora',
  sealedUpTo: 'Sellada hasta',
  signedUpTo: 'Firmada hasta',
  notSigned: 'Aún nada',
  waiting: 'A la espera de sellado',
  nextNight: 'Próxima verificación nocturna',
  noNight: 'Sin planear',
  lastCheck: 'Última verificación',
  cutOff: 'La bitácora fue truncada',
  endsEarly: (endsAt, wentTo) =>
    `Termina en la posición ${endsAt}; lo que seguía, al menos hasta la posición ${wentTo}, se había leído y ya no está.`,
  restore: 'No se registra nada hasta que la bitácora se restaure de una copia de seguridad.',
  running: 'Hay una verificación en curso',
  progress: 'Avance de la verificación',
  of: (done, target) => `${done} de ${target} posiciones`,
  beginning: 'Está comenzando',
  noCheck: 'La bitácora aún no se ha verificado. El portal la verifica todas las noches.',
  whole: (position) => `Nada se cambió, quitó, agregó ni movió, hasta la posición ${position}.`,
  vouched: (heads, position) =>
    heads === 1
      ? `1 cabecera firmada coincide, en la posición ${position}.`
      : `${count(heads)} cabeceras firmadas coinciden, la última en la posición ${position}.`,
  unvouched: 'Ninguna cabecera firmada lo respalda.',
  unknownHeads: (heads) =>
    heads === 1
      ? '1 cabecera firmada indica una clave que aquí no se conoce, y aquí no prueba nada.'
      : `${count(heads)} cabeceras firmadas indican claves que aquí no se conocen, y aquí no prueban nada.`,
  at: (position) => `posición ${position}`,
  between: (from, to) => `en algún punto después de la posición ${from}, hasta la posición ${to}`,
  outside: 'fuera de la bitácora',
  before: 'Todo lo anterior está tal como se registró.',
  beforeHead: 'Todo hasta la última cabecera firmada que coincide está probado; el cambio es posterior.',
  wholeCommit:
    'Un commit tiene un solo hash: cualquiera de sus eventos puede ser el alterado; esta posición es la del primero.',
  list: 'Verificaciones',
  who: 'Quién',
  when: 'Cuándo',
  howFar: 'Hasta dónde',
  commits: (count) => `${count} commits`,
  rate: 'Velocidad',
  perSecond: (commits) => `${commits} commits/s`,
  verdict: 'Resultado',
  night: 'de noche',
  states: { RUNNING: 'En curso', ENDED_EARLY: 'Interrumpida', WHOLE: 'Íntegra', FAULT: 'Falla' },
  faults: {
    missing: 'Faltante: ya no está un evento o un commit',
    inserted: 'Insertado: hay uno que nunca se registró aquí',
    edited: 'Alterado: lo almacenado no es lo que se registró',
    reordered: 'Reordenado: aquí corresponde otro commit, u otro evento de este',
    're-hashed': 'Hash rehecho: se reescribieron hashes para que coincidan con lo almacenado',
    'cut off': 'Truncado: la bitácora antes continuaba desde aquí',
    forged: 'Falsificado: una cabecera firmada no se firmó con la clave que indica',
  },
} satisfies Translated<typeof English>

/** The backups of the last nights, and what the trial of each restore found. */
export const drillTexts = {
  title: 'Copias de seguridad',
  planned:
    'Cada noche se hace una copia de seguridad y se prueba su restauración: lo restaurado se verifica y se compara con la bitácora.',
  notPlanned: 'El portal no hace copias de seguridad de noche: no hay una carpeta configurada para ellas.',
  list: 'Copias de seguridad nocturnas',
  backup: 'Copia de',
  notMade: 'No se hizo ninguna copia',
  sealed: (file) => `${file}, cifrada`,
  when: 'Restauración probada',
  took: 'Duración',
  seconds: (seconds) => `${count(seconds)} s`,
  commits: 'Commits',
  rows: 'Filas de tablas',
  result: 'Resultado',
  matches: 'Coincide con la bitácora',
  fault: 'Falla',
} satisfies Translated<typeof EnglishDrills>
