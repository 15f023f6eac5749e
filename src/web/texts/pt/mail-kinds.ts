import type { mailKindTexts as English, mailTextTexts as EnglishText } from '#texts/mail-kinds.ts'
import type { Translated } from '#web/texts/translated.ts'

export const mailKindTexts = {
  title: 'Todos os e-mails',
  settings: 'Definições',
  onlyAdmin: 'Só administradores podem alterar as definições.',
  lead: 'Dados de exemplo, com a marca atual.',
  subject: 'Assunto',
  reader: 'Destinatários',
  staff: 'Equipa interna',
  distributors: 'Distribuidores',
  everybody: 'Todos',
  readers: 'Mostrar e-mails para',
  as: 'Mostrar como',
  looks: { wide: 'Computador', narrow: 'Telemóvel', text: 'Texto' },
  around: 'À volta',
  schemes: { light: 'Claro', dark: 'Escuro' },
  note: 'Um e-mail permanece claro num programa de e-mail escuro.',
} satisfies Translated<typeof English>

/** What administrators write in emails. */
export const mailTextTexts = {
  change: 'Alterar o texto',
  changeOf: (subject, language) => `Alterar o texto (${language}): ${subject}`,
  language: 'Idioma do leitor',
  changedIn: 'Texto',
  fixedShort: 'Fixo',
  lead: 'Deixe um campo vazio para usar o texto predefinido. Uma alteração aplica-se a partir do próximo e-mail.',
  closingOnly:
    'Este e-mail é sobre segurança ou sobre a conta. Pode acrescentar um parágrafo de fecho; o resto é fixo.',
  fixed: 'O texto deste e-mail é fixo.',
  parts: { subject: 'Início do assunto', introduction: 'Introdução', closing: 'Fecho' },
  help: {
    subject: 'O número da encomenda é acrescentado no fim',
    introduction: 'Um parágrafo antes de tudo o resto',
    closing: 'Um parágrafo depois do botão',
  },
  placeholders: (names) => `Pode usar ${names}. Um texto cujo valor um e-mail não tem é omitido.`,
  fallback: 'Também para leitores de um idioma sem texto próprio.',
  restore: 'Usar o texto predefinido',
  saved: 'Texto do e-mail guardado',
  preview: 'Pré-visualização',
  outlined: 'Com contorno: o que pode escrever. Tudo o resto é fixo.',
} satisfies Translated<typeof EnglishText>
