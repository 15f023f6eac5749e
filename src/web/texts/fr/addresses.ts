import type { addressBookTexts as English } from '#texts/addresses.ts'
import type { Translated } from '#web/texts/translated.ts'

export const addressBookTexts = {
  titles: { SHIPPING: 'Adresses de livraison', BILLING: 'Adresses de facturation' },
  leads: {
    SHIPPING: 'Les adresses de vos livraisons. Chaque commande est envoyée à l’une d’elles.',
    BILLING: 'Les adresses de vos factures.',
  },
  /** On the way from the cart: what saving does. */
  leadToOrder: 'L’adresse que vous enregistrez est utilisée pour la commande en cours.',
  kinds: 'Types d’adresses',
  add: 'Ajouter une adresse',
  backToOrder: 'Retour à la commande',
  primary: 'Principale',
  makePrimary: 'Rendre principale',
  makePrimaryOf: (name) => `Rendre principale : ${name}`,
  edit: 'Modifier',
  editOf: (name) => `Modifier : ${name}`,
  remove: 'Supprimer',
  removeOf: (name) => `Supprimer : ${name}`,
  removeTitle: 'Supprimer cette adresse ?',
  removeLead: 'Les commandes existantes la conservent. Les nouvelles commandes ne pourront plus l’utiliser.',
  keep: 'Conserver',
  removed: 'Adresse supprimée',
  saved: 'Adresse enregistrée',
  only: (names) =>
    `Seuls les utilisateurs ayant le rôle Achats peuvent ajouter ou modifier des adresses.${names === '' ? '' : ` Adressez-vous à ${names}.`}`,
  changed: (name) => `Adresse modifiée : ${name}`,
  empty: {
    SHIPPING: 'Aucune adresse de livraison pour le moment. Ajoutez la première pour passer commande.',
    BILLING: 'Aucune adresse de facturation pour le moment. Ajoutez la première pour passer commande.',
  },
  newTitle: 'Nouvelle adresse',
  editTitle: 'Modifier l’adresse',
  name: 'Nom de l’adresse',
  addressee: 'Destinataire',
  address: 'Adresse',
  address2: 'Complément d’adresse',
  zipCode: 'Code postal',
  city: 'Ville',
  country: 'Pays',
  email: 'E-mail',
  phone: 'Numéro de téléphone',
  asPrimary: 'Utiliser comme adresse principale',
  save: 'Enregistrer l’adresse',
  cancel: 'Annuler',
  mandatory: 'Ce champ est obligatoire',
} satisfies Translated<typeof English>
