import type {
  accountStepTexts as EnglishAccountStep,
  appliedTexts as EnglishApplied,
  confirmEmailTexts as EnglishConfirmEmail,
  documentsStepTexts as EnglishDocumentsStep,
  signupTexts as EnglishSignup,
} from '#texts/signup.ts'
import type { Translated } from '#web/texts/translated.ts'

/** Which of them is taken (specification 1 §8). */
const conflicts = {
  username: 'Cet identifiant est déjà utilisé',
  email: 'Cet e-mail personnel est déjà utilisé',
  companyEmail: 'Cet e-mail d’entreprise est déjà utilisé',
}

export const signupTexts = {
  title: 'Créer un compte',
  steps: ['Informations du compte', 'Documents'],
  saved: (time) => `enregistré à ${time}`,
  notSaved: 'Pas encore enregistré. Nous réessaierons à l’étape suivante.',
  keptUntil: (day) =>
    `Nous conservons votre saisie jusqu’au ${day}, dans ce navigateur uniquement. Le mot de passe n’est pas conservé.`,
  forget: 'Recommencer',
  forgetTitle: 'Tout recommencer ?',
  forgetLead: 'Votre saisie et vos fichiers seront supprimés.',
  keep: 'Les conserver',
  missing: 'Champs obligatoires manquants',
} satisfies Translated<typeof EnglishSignup>

export const accountStepTexts = {
  lead: 'Présentez-vous, ainsi que votre entreprise. Envoyez ensuite les documents nécessaires à l’activation de votre compte.',
  needs: 'Ce qu’il vous faut pour vous inscrire',
  you: 'Vous',
  company: 'Votre entreprise',
  signIn: 'Votre connexion',
  civility: 'Civilité',
  civilities: { MS: 'Mme', MR: 'M.', OTHER: 'Autre' },
  firstname: 'Prénom',
  lastname: 'Nom',
  job: 'Fonction',
  email: 'E-mail personnel',
  phone: 'Numéro de téléphone',
  phone2: 'Second numéro de téléphone',
  organizationName: 'Nom de l’organisation',
  address: 'Adresse',
  address2: 'Complément d’adresse',
  zipCode: 'Code postal',
  city: 'Ville',
  country: 'Pays',
  companyAddress: 'Adresse de l’entreprise',
  companyEmail: 'E-mail de l’entreprise',
  companyPhone: 'Téléphone de l’entreprise',
  username: 'Identifiant',
  password: 'Mot de passe',
  passwordHelp: 'Les mots de passe courants sont refusés.',
  again: 'Confirmer le mot de passe',
  notTheSame: 'Les mots de passe ne sont pas identiques',
  conflicts,
  next: 'Continuer',
} satisfies Translated<typeof EnglishAccountStep>

export const documentsStepTexts = {
  lead: 'Envoyez un fichier par document. Vous pouvez vous arrêter à tout moment et reprendre plus tard dans ce navigateur.',
  answers: 'Vérifiez votre saisie',
  change: 'Modifier',
  documents: 'Documents',
  documentsLead: 'Notre service qualité vérifie chacun d’eux.',
  optional: 'Documents facultatifs',
  who: 'Notre entreprise suit les bonnes pratiques de distribution de l’OMS',
  agree: {
    before: 'J’accepte les ',
    terms: 'Conditions d’utilisation',
    between: ' et j’ai lu la ',
    privacy: 'Déclaration de confidentialité',
    after: '.',
  },
  passwordAgain: 'Votre mot de passe',
  passwordLead: 'Pour votre sécurité, nous ne l’avons pas conservé. Saisissez-le à nouveau.',
  back: 'Retour',
  submit: 'Créer le compte',
} satisfies Translated<typeof EnglishDocumentsStep>

export const confirmEmailTexts = {
  title: 'Confirmez votre adresse e-mail',
  lead: 'Un clic, et nous savons que nos e-mails vous parviennent.',
  confirm: 'Confirmer mon adresse e-mail',
  done: 'Votre adresse e-mail est confirmée. Merci.',
  goOn: 'Aller au portail',
} satisfies Translated<typeof EnglishConfirmEmail>

/** On the dashboard, while the account is not active. */
export const appliedTexts = {
  title: 'Votre compte est en cours de vérification',
  reference: (reference) => `Votre référence : ${reference}`,
  next: 'La suite',
  steps: [
    'Notre service qualité vérifie vos documents. Si l’un d’eux doit être envoyé à nouveau, nous vous écrivons.',
    'Nous définissons les pays où vous pouvez vendre et votre interlocuteur chez nous.',
    'Votre compte est activé et vous pouvez passer commande.',
  ],
  today: 'Ce que vous pouvez faire dès aujourd’hui',
  places: {
    products: 'Voir les produits',
    documents: 'Ouvrir vos documents',
    company: 'Compléter les données de votre entreprise',
  },
  unconfirmed: (email) => `Nous avons envoyé un lien à ${email}. Ouvrez-le pour confirmer votre adresse e-mail.`,
  sendAgain: 'Le renvoyer',
  sent: 'Le lien est en route.',
} satisfies Translated<typeof EnglishApplied>
