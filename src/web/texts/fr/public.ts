import brand from '#brand'
import type { landingTexts as EnglishLanding, publicTexts as EnglishPublic } from '#texts/public.ts'
import type { Translated } from '#web/texts/translated.ts'

export const publicTexts = {
  nav: { products: 'Produits', quality: 'Assurance qualité', news: 'Actualités', events: 'Événements' },
  enter: 'Aller au portail',
  signUp: 'Créer un compte',
} satisfies Translated<typeof EnglishPublic>

export const landingTexts = {
  title: brand.name,
  eyebrow: 'Pour les distributeurs de produits de santé féminine',
  heading: 'Toutes vos commandes, vos devis et vos certificats au même endroit.',
  lead: 'Parcourez les produits disponibles dans vos pays, demandez un devis de fret et suivez chaque expédition jusqu’à votre entrepôt.',
  how: 'Comment commander',
  facts: [
    { what: 'Devis de fret', time: 'sous 72 heures' },
    { what: 'Pour confirmer', time: '30 jours' },
    { what: 'Réponse du support', time: 'sous 48 heures' },
  ],
  travels: 'Le parcours d’une commande',
  steps: [
    { title: 'Composez votre panier', text: 'Les prix de vos pays, hors taxes.' },
    { title: 'Recevez un devis de fret', text: 'Nous répondons sous 72 heures.' },
    { title: 'Confirmez la commande', text: 'Vous avez 30 jours. La production démarre ensuite.' },
    { title: 'Suivez-la de bout en bout', text: 'Chaque étape, son auteur et sa date, sur une seule frise.' },
  ],
  qualityTitle: 'Une qualité que vous pouvez présenter à toute autorité',
  quality:
    'Notre système qualité suit la norme ISO 13485 et les exigences de qualité de l’agence américaine du médicament et de l’Agence européenne des médicaments.',
  qualityLink: 'Assurance qualité',
  joiningTitle: 'Avant de vous inscrire',
  joining: 'Les documents à fournir, les délais et les quantités minimales.',
  joiningLink: 'Devenir distributeur',
} satisfies Translated<typeof EnglishLanding>
