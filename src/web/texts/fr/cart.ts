import type { cartTexts as English } from '#texts/cart.ts'
import type { Translated } from '#web/texts/translated.ts'

const unitsOf = (units: string): string => `${units} ${units === '1' ? 'unité' : 'unités'}`

export const cartTexts = {
  title: 'Mon panier',
  section: (country, subCategory, address) => `${country} : ${subCategory}${address ? ` · ${address}` : ''}`,
  lines: (section) => `Produits de la section ${section}`,
  columns: {
    product: 'Produit',
    shippingTo: 'Livraison à',
    unitPrice: 'Prix unitaire',
    quantity: 'Quantité',
    total: 'Total',
    remove: 'Retirer',
  },
  remove: (product) => `Retirer du panier : ${product}`,
  subTotal: 'Sous-total HT',
  careCoins: (coins) => `CareCoins utilisés (${coins})`,
  total: 'Total HT',
  place: 'Passer ma commande',
  addAnother: 'Ajouter un autre produit',
  only: (names) =>
    `Seuls les utilisateurs ayant le rôle Achats peuvent passer commande.${names === '' ? '' : ` Adressez-vous à ${names}.`} Vous pouvez remplir le panier.`,
  notOrderable: 'Un produit de cette section ne peut pas être commandé tel quel.',
  summary: 'Récapitulatif',
  units: unitsOf,
  orderTotal: 'Prix total de la commande HT',
  promise:
    'Le transport n’est pas compris. Vous recevez un devis de fret sous 72 heures, puis vous avez 30 jours pour confirmer.',
  empty:
    'Votre panier est vide. Les produits que vous ajoutez dans la boutique s’affichent ici, par pays et sous-catégorie.',
  manyOrders: (sections) =>
    `Votre panier contient ${sections} sections. Chacune devient une commande distincte, avec ses adresses, son devis et sa facture.`,
  toShop: 'Aller à la boutique',
  justOrdered: (num) => `Votre commande ${num} a été passée.`,
  seeOrder: 'Voir cette commande',
  removed: (product) => `Retiré du panier : ${product}.`,
  moved: 'Les prix ont changé depuis que vous avez rempli votre panier.',
  movedOf: (product, country) => `${product}, ${country} :`,
  changed: (product, units, price) => `${product} : désormais ${unitsOf(units)} à ${price}`,
} satisfies Translated<typeof English>
