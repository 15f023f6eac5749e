import type { queueKeyNames as English } from '#texts/queue-keys.ts'
import type { Translated } from '#web/texts/translated.ts'

/** What the keys of every queue of the office do. */
export const queueKeyNames = {
  next: 'Siguiente',
  previous: 'Anterior',
  approve: 'Aprobar o aceptar',
  reject: 'Devolver o rechazar',
  send: 'Enviar lo que esté listo',
  assign: 'Asignarme',
  write: 'Escribir una respuesta',
  done: 'Cerrar por terminado o resuelto',
  merge: 'Unir',
  undo: 'Deshacer una decisión aún no enviada',
  activate: 'Activar la empresa',
  nextFile: 'Expediente siguiente',
} satisfies Translated<typeof English>
