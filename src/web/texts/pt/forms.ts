import type {
  formTexts as EnglishForms,
  passwordTexts as EnglishPassword,
  passwordRuleTexts as EnglishPasswordRules,
} from '#texts/forms.ts'
import type { Translated } from '#web/texts/translated.ts'

export const formTexts = {
  missing: 'Faltam campos obrigatórios',
  invalidNumber: 'Introduza um número válido',
  notPrinted: (letters) =>
    `Estas letras não podem ser impressas em cotações e faturas: ${letters}. Use letras latinas.`,
  noMatch: 'Sem correspondência',
  clear: (field) => `Limpar: ${field}`,
  takeAway: (choice) => `Remover ${choice}`,
  decrease: 'Diminuir',
  increase: 'Aumentar',
  quantity: 'Quantidade',
  quantities: 'Escolha uma quantidade',
  use: (quantity) => `Usar ${quantity}`,
  dropFile: 'Largue aqui o ficheiro ou escolha um ficheiro',
  addDocument: 'Adicionar novo documento',
  cancelUpload: 'Cancelar',
  retryUpload: 'Tentar de novo',
  removeFile: 'Remover',
  previewFile: 'Pré-visualizar',
  uploaded: 'Carregado',
  stillSending: 'O ficheiro ainda está a ser carregado. Continue quando terminar.',
  of: (part, whole) => `${part} de ${whole}`,
  accepts: (kinds, size) => `${kinds}, até ${size}`,
  wrongKind: (name, kinds) => `${name} não é um ficheiro ${kinds}. Escolha outro.`,
  emptyFile: (name) => `${name} está vazio. Escolha outro ficheiro.`,
  tooLarge: (name, size, most) => `${name} tem ${size}. Escolha um ficheiro de ${most} no máximo.`,
} satisfies Translated<typeof EnglishForms>

export const passwordTexts = {
  show: 'Mostrar palavra-passe',
  hide: 'Ocultar palavra-passe',
  met: 'cumprido',
  unmet: 'em falta',
} satisfies Translated<typeof EnglishPassword>

/** What ticks while a password is typed. */
export const passwordRuleTexts = {
  length: '8 a 128 carateres',
  lower: 'Uma letra minúscula',
  upper: 'Uma letra maiúscula',
  digit: 'Um algarismo',
  special: 'Um destes: @ $ ! % * ? . &',
  only: 'Só letras, algarismos e estes sinais',
  twelve: '12 a 128 carateres',
  own: 'Sem o seu nome, nome de utilizador, e-mail ou empresa',
} satisfies Translated<typeof EnglishPasswordRules>
