import type { mailKindTexts as English } from '#texts/mail-kinds.ts'
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
