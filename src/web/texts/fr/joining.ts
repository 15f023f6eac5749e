import brand from '#brand'
import type { agreementTexts as EnglishAgreement, joiningTexts as EnglishJoining } from '../en/joining.ts'
import type { Translated } from '../translated.ts'
import { counted } from './language.ts'

/** Before a company signs up. */
export const joiningTexts = {
  title: 'Devenir distributeur',
  lead: `Ce dont ${brand.name} a besoin de la part de votre entreprise, les délais et les quantités à commander.`,
  link: 'Ce qu’il vous faut pour vous inscrire',
  papers: 'Documents à fournir',
  papersLead: 'Un fichier par document : PDF, PNG, JPEG, DOCX ou XLSX, jusqu’à 25 Mo.',
  required: 'Obligatoires',
  optional: 'Facultatifs',
  orWho: (paper) => `${paper}, ou votre confirmation des bonnes pratiques de distribution de l’OMS`,
  duration: 'Les délais',
  review: (days) =>
    `Notre service qualité examine chaque document sous ${days < 2 ? `${days} jour` : `${days} jours`}.`,
  steps: [
    'Vous saisissez vos données et envoyez vos documents. Vous pouvez vous arrêter et reprendre plus tard : ce navigateur conserve votre saisie pendant 7 jours.',
    'Si un document est à renvoyer, nous vous écrivons pour vous en donner le motif.',
    'Nous définissons les pays où vous pouvez vendre et votre représentant commercial, puis nous activons votre compte.',
    'Dès lors, vous voyez vos prix et pouvez commander.',
  ],
  minimum: 'Quantités minimales',
  minimumLead:
    'La plus petite quantité d’un produit qui peut être commandée. La page de chaque produit indique son propre minimum.',
  from: (units) => `à partir de ${counted(units, 'unité', 'unités')}`,
  noProducts: 'Le portefeuille produits n’est pas encore publié.',
  products: 'Voir les produits',
  agree: 'Ce que vous acceptez',
  agreeLead: 'Votre accord sur ces deux textes vous est demandé avant la création de votre compte.',
} satisfies Translated<typeof EnglishJoining>

/** Of the check box before an account is created, and of links to the two texts. */
export const agreementTexts = {
  terms: 'Conditions d’utilisation',
  privacy: 'Déclaration de confidentialité',
  before: 'J’accepte les ',
  between: ' et j’ai lu la ',
  after: '.',
} satisfies Translated<typeof EnglishAgreement>
