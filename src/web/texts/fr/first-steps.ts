import type { firstStepsTexts as English } from '#texts/first-steps.ts'
import type { Translated } from '#web/texts/translated.ts'

/** The list for people who are new, on their home. */
export const firstStepsTexts = {
  title: 'Premiers pas',
  progress: (done, all) => `Étapes terminées : ${done} sur ${all}`,
  putAway: 'Masquer cette liste',
  done: 'Fait',
  open: 'À faire',
  steps: {
    DOCUMENTS: {
      title: 'Envoyer vos documents',
      help: 'Notre service qualité les vérifie avant que vous puissiez commander.',
    },
    ACTIVATION: { title: 'Compte activé', help: 'Nous activons votre compte dès que vos documents sont approuvés.' },
    ADDRESS: { title: 'Ajouter une adresse de livraison', help: 'Une commande est livrée à l’une de vos adresses.' },
    COLLEAGUE: { title: 'Inviter un collègue', help: 'Chaque personne se connecte avec son propre compte.' },
    CART: {
      title: 'Remplir votre panier ou demander un produit',
      help: 'Votre portefeuille montre les produits disponibles dans vos pays.',
    },
    ORDER: { title: 'Passer votre première commande', help: 'Vous recevez un devis de fret sous 72 heures.' },
    SECOND_FACTOR: {
      title: 'Configurer un second facteur',
      help: 'Le mot de passe seul ne suffit alors plus pour se connecter.',
    },
    REQUEST: { title: 'Vous attribuer une demande', help: 'Vos collègues voient ainsi que vous la traitez.' },
    VIEW: {
      title: 'Enregistrer une vue d’une liste',
      help: 'Les filtres et colonnes que vous utilisez souvent sont alors à portée de clic.',
    },
    EMAILS: { title: 'Choisir vos notifications par e-mail', help: 'Immédiatement, une fois par jour ou jamais.' },
  },
} satisfies Translated<typeof English>
