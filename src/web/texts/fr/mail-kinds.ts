import type { mailKindTexts as English } from '#texts/mail-kinds.ts'
import type { Translated } from '#web/texts/translated.ts'

export const mailKindTexts = {
  title: 'Tous les e-mails',
  settings: 'Paramètres',
  onlyAdmin: 'Seuls les administrateurs peuvent modifier les paramètres.',
  lead: 'Données d’exemple, avec la marque actuelle.',
  subject: 'Objet',
  reader: 'Envoyé à',
  staff: 'Équipe',
  distributors: 'Distributeurs',
  everybody: 'Tous',
  readers: 'Afficher les e-mails pour',
  as: 'Afficher comme',
  looks: { wide: 'Ordinateur', narrow: 'Téléphone', text: 'Texte' },
  around: 'Fond autour',
  schemes: { light: 'Clair', dark: 'Sombre' },
  note: 'Un e-mail reste clair dans un logiciel de messagerie sombre.',
} satisfies Translated<typeof English>
