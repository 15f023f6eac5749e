import type { queueKeyNames as English } from '#texts/queue-keys.ts'
import type { Translated } from '#web/texts/translated.ts'

/** What the keys of every queue of the office do. */
export const queueKeyNames = {
  next: 'Seguinte',
  previous: 'Anterior',
  approve: 'Aprovar ou aceitar',
  reject: 'Devolver, rejeitar ou recusar',
  send: 'Enviar o que está pronto',
  assign: 'Atribuir a mim',
  write: 'Escrever uma resposta',
  done: 'Encerrar como concluído ou resolvido',
  merge: 'Juntar',
  undo: 'Anular uma decisão ainda não enviada',
  activate: 'Ativar a empresa',
  nextFile: 'Processo seguinte',
} satisfies Translated<typeof English>
