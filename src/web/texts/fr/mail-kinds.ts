import type { mailKindTexts as English, mailTextTexts as EnglishText } from '#texts/mail-kinds.ts'
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

/** What administrators write in emails. */
export const mailTextTexts = {
  change: 'Modifier le texte',
  changeOf: (subject, language) => `Modifier le texte (${language}) : ${subject}`,
  language: 'Langue du lecteur',
  changedIn: 'Texte',
  fixedShort: 'Fixe',
  lead: 'Laissez un champ vide pour le texte par défaut. Une modification s’applique à partir du prochain e-mail.',
  closingOnly:
    'Cet e-mail concerne la sécurité ou le compte. Vous pouvez ajouter un paragraphe de conclusion, le reste est fixe.',
  fixed: 'Le texte de cet e-mail est fixe.',
  parts: { subject: 'Début de l’objet', introduction: 'Introduction', closing: 'Conclusion' },
  help: {
    subject: 'Le numéro de la commande est ajouté à la fin',
    introduction: 'Un paragraphe avant tout le reste',
    closing: 'Un paragraphe après le bouton',
  },
  placeholders: (names) => `Vous pouvez utiliser ${names}. Un texte dont un e-mail ne connaît pas une valeur est omis.`,
  fallback: 'Aussi pour les lecteurs d’une langue sans texte propre.',
  restore: 'Utiliser le texte par défaut',
  saved: 'Texte de l’e-mail enregistré',
  preview: 'Aperçu',
  outlined: 'Encadré : ce que vous pouvez écrire. Tout le reste est fixe.',
} satisfies Translated<typeof EnglishText>
