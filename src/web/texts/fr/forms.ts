import type {
  formTexts as EnglishForm,
  passwordTexts as EnglishPassword,
  passwordRuleTexts as EnglishPasswordRule,
} from '#texts/forms.ts'
import type { Translated } from '#web/texts/translated.ts'

export const formTexts = {
  missing: 'Champs obligatoires manquants',
  invalidNumber: 'Saisissez un nombre valide',
  notPrinted: (letters) =>
    `Ces caractères ne peuvent pas être imprimés sur les devis et les factures : ${letters}. Utilisez l’alphabet latin.`,
  noMatch: 'Aucun résultat',
  clear: (field) => `Effacer : ${field}`,
  takeAway: (choice) => `Retirer : ${choice}`,
  decrease: 'Diminuer',
  increase: 'Augmenter',
  quantity: 'Quantité',
  quantities: 'Choisir une quantité',
  use: (quantity) => `Utiliser ${quantity}`,
  dropFile: 'Déposez le fichier ici, ou choisissez un fichier',
  addDocument: 'Ajouter un document',
  cancelUpload: 'Annuler',
  retryUpload: 'Réessayer',
  removeFile: 'Retirer',
  previewFile: 'Aperçu',
  uploaded: 'Envoyé',
  stillSending: 'Le fichier est en cours d’envoi. Continuez lorsque l’envoi est terminé.',
  of: (part, whole) => `${part} sur ${whole}`,
  accepts: (kinds, size) => `${kinds}, jusqu’à ${size}`,
  wrongKind: (name, kinds) => `Le fichier ${name} n’est pas au format ${kinds}. Choisissez-en un autre.`,
  emptyFile: (name) => `Le fichier ${name} est vide. Choisissez-en un autre.`,
  tooLarge: (name, size, most) => `Le fichier ${name} fait ${size}. Choisissez un fichier de ${most} au maximum.`,
} satisfies Translated<typeof EnglishForm>

export const passwordTexts = {
  show: 'Afficher le mot de passe',
  hide: 'Masquer le mot de passe',
  met: 'respecté',
  unmet: 'non respecté',
} satisfies Translated<typeof EnglishPassword>

/** What ticks while a password is typed. */
export const passwordRuleTexts = {
  length: '8 à 128 caractères',
  lower: 'Une lettre minuscule',
  upper: 'Une lettre majuscule',
  digit: 'Un chiffre',
  special: 'L’un des signes @ $ ! % * ? . &',
  only: 'Uniquement des lettres, des chiffres et ces signes',
  twelve: '12 à 128 caractères',
  own: 'Sans votre nom, identifiant, e-mail ou entreprise',
} satisfies Translated<typeof EnglishPasswordRule>
