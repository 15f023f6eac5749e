import brand from '#brand'
import type { joiningTexts as EnglishJoining } from '#texts/joining.ts'
import type { Translated } from '#web/texts/translated.ts'
import { counted } from './language.ts'

/** Before a company signs up. */
export const joiningTexts = {
  title: 'Devenir distributeur',
  lead: `Ce dont ${brand.name} a besoin de la part de votre entreprise, les délais et les quantités à commander.`,
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
  agreeLead: 'Votre compte est créé une fois que vous avez accepté ces deux textes.',
  terms: 'Conditions d’utilisation',
  privacy: 'Déclaration de confidentialité',
  signUp: 'Créer un compte',
} satisfies Translated<typeof EnglishJoining>
