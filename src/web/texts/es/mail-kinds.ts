import type { mailKindTexts as English, mailTextTexts as EnglishText } from '#texts/mail-kinds.ts'
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

/** What administrators write in emails. */
export const mailTextTexts = {
  change: 'Cambiar el texto',
  changeOf: (subject, language) => `Cambiar el texto (${language}): ${subject}`,
  language: 'Idioma del lector',
  changedIn: 'Texto',
  fixedShort: 'Fijo',
  lead: 'Deje un campo vacío para usar el texto predeterminado. Un cambio se aplica a partir del próximo correo.',
  closingOnly:
    'Este correo trata de la seguridad o de la cuenta. Puede agregar un párrafo de cierre; lo demás es fijo.',
  fixed: 'El texto de este correo es fijo.',
  parts: { subject: 'Comienzo del asunto', introduction: 'Introducción', closing: 'Cierre' },
  help: {
    subject: 'El número del pedido se agrega al final',
    introduction: 'Un párrafo antes de todo lo demás',
    closing: 'Un párrafo después del botón',
  },
  placeholders: (names) => `Puede usar ${names}. Se omite un texto cuyo valor un correo no tiene.`,
  fallback: 'También para lectores de un idioma sin texto propio.',
  restore: 'Usar el texto predeterminado',
  saved: 'Texto del correo guardado',
  preview: 'Vista previa',
  outlined: 'Con borde: lo que usted puede escribir. Todo lo demás es fijo.',
} satisfies Translated<typeof EnglishText>
