import type {
  formTexts as English,
  passwordTexts as EnglishPassword,
  passwordRuleTexts as EnglishRules,
} from '#texts/forms.ts'
import type { Translated } from '#web/texts/translated.ts'

export const formTexts = {
  missing: 'Faltan campos obligatorios',
  invalidNumber: 'Ingrese un número válido',
  notPrinted: (letters) =>
    `Las cotizaciones y facturas no pueden imprimir estos caracteres: ${letters}. Use letras latinas.`,
  noMatch: 'Sin coincidencias',
  clear: (field) => `Borrar ${field}`,
  takeAway: (choice) => `Quitar ${choice}`,
  decrease: 'Disminuir',
  increase: 'Aumentar',
  quantity: 'Cantidad',
  quantities: 'Elija una cantidad',
  use: (quantity) => `Usar ${quantity}`,
  dropFile: 'Suelte el archivo aquí o elija un archivo',
  addDocument: 'Agregar un documento',
  cancelUpload: 'Cancelar',
  retryUpload: 'Reintentar',
  removeFile: 'Quitar',
  previewFile: 'Vista previa',
  uploaded: 'Cargado',
  stillSending: 'El archivo aún se está cargando. Continúe cuando termine.',
  of: (part, whole) => `${part} de ${whole}`,
  accepts: (kinds, size) => `${kinds}, hasta ${size}`,
  wrongKind: (name, kinds) => `${name} no es un archivo ${kinds}. Elija otro.`,
  emptyFile: (name) => `${name} está vacío. Elija otro archivo.`,
  tooLarge: (name, size, most) => `${name} pesa ${size}. Elija un archivo de ${most} como máximo.`,
} satisfies Translated<typeof English>

export const passwordTexts = {
  show: 'Mostrar la contraseña',
  hide: 'Ocultar la contraseña',
  met: 'cumplido',
  unmet: 'falta',
} satisfies Translated<typeof EnglishPassword>

/** What ticks while a password is typed. */
export const passwordRuleTexts = {
  length: 'De 8 a 128 caracteres',
  lower: 'Una letra minúscula',
  upper: 'Una letra mayúscula',
  digit: 'Un dígito',
  special: 'Uno de estos: @ $ ! % * ? . &',
  only: 'Solo letras, dígitos y estos signos',
  twelve: 'De 12 a 128 caracteres',
  own: 'Sin su nombre, nombre de usuario, correo electrónico o empresa',
} satisfies Translated<typeof EnglishRules>
