import type { mailKindTexts as English } from '#texts/mail-kinds.ts'
import type { Translated } from '#web/texts/translated.ts'

export const mailKindTexts = {
  title: 'Todos los correos',
  settings: 'Configuración',
  onlyAdmin: 'Solo los administradores pueden cambiar la configuración.',
  lead: 'Datos de ejemplo, con la marca actual.',
  subject: 'Asunto',
  reader: 'Destinatarios',
  staff: 'Personal',
  distributors: 'Distribuidores',
  everybody: 'Todos',
  readers: 'Mostrar los correos para',
  as: 'Mostrar como',
  looks: { wide: 'Computadora', narrow: 'Teléfono', text: 'Texto' },
  around: 'Fondo',
  schemes: { light: 'Claro', dark: 'Oscuro' },
  note: 'Un correo se mantiene claro en un programa de correo oscuro.',
} satisfies Translated<typeof English>
