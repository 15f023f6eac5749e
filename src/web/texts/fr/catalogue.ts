import type {
  labelTexts as EnglishLabel,
  productTexts as EnglishProduct,
  productPageTexts as EnglishProductPage,
  shopTexts as EnglishShop,
} from '#texts/catalogue.ts'
import type { Translated } from '#web/texts/translated.ts'

const unitsOf = (units: string): string => `${units} ${units === '1' ? 'unité' : 'unités'}`

export const productTexts = {
  ref: 'Réf.',
  exclVat: 'HT',
  order: 'Commander',
  unavailable: 'Non disponible dans votre région',
  request: 'Demander',
  requested: 'Demandé',
  retry: 'Réessayer',
  discount: (percent) => `Remise ${percent}`,
  perUnit: 'par unité',
  signIn: 'Se connecter pour voir les prix',
} satisfies Translated<typeof EnglishProduct>

export const shopTexts = {
  title: 'Mon portefeuille produits',
  visitorLead: 'Connectez-vous pour voir vos prix et les produits disponibles dans vos pays, et pour commander.',
  products: 'Produits',
  filterBy: 'Filtrer par',
  category: 'Catégorie',
  subCategory: 'Sous-catégorie',
  country: 'Pays',
  all: 'Tout',
  chooseCategoryFirst: 'Choisissez d’abord une catégorie',
  search: 'Rechercher',
  searchLabel: 'Rechercher dans le portefeuille',
  searchHint: 'Nom, référence ou catégorie',
  clearSearch: 'Effacer la recherche',
  seeAll: 'Voir tous les produits',
  catalogue: 'Télécharger le catalogue',
  catalogueFile: 'catalogue.pdf',
  groups: { categories: 'Catégories', subCategories: 'Sous-catégories', products: 'Produits' },
  showAll: (count, searched) =>
    count === '1' ? `Afficher le produit pour « ${searched} »` : `Afficher les ${count} produits pour « ${searched} »`,
  nothing: 'Aucun produit, aucune catégorie ni référence ne contient ce texte.',
  none: 'Aucun produit ne correspond à ces filtres.',
  empty: 'Aucun produit pour le moment. Votre portefeuille s’affichera ici dès sa publication.',
  filters: (set) => (set === 0 ? 'Filtrer par' : `Filtrer par (${set})`),
} satisfies Translated<typeof EnglishShop>

export const productPageTexts = {
  reference: 'Réf.',
  technical: 'Description technique',
  sheet: 'Télécharger la fiche produit',
  sheetFile: (reference) => `${reference}.pdf`,
  prices: 'Voici les prix pour les pays qui vous sont ouverts (HT)',
  showPrices: 'Prix par pays',
  country: 'Pays',
  price: 'Prix',
  packaging: 'Conditionnement',
  choosePackaging: 'Choisissez un conditionnement',
  addToCart: 'Ajouter au panier',
  chooseCountry: 'Choisissez un pays',
  otherPrices: (country) => `Non disponible (${country}) : choisissez un autre pays.`,
  label: 'Étiquette',
  leadTime: 'Délai',
  leadDays: (days) => `${days.join(' ou ')} jours après la commande`,
  several: {
    title: 'Plusieurs pays à la fois',
    lead: 'Chaque pays devient une section du panier, avec son prix et son étiquette.',
    caption: 'Pays pour lesquels commander',
    quantity: 'Quantité',
    include: (country) => `Commander pour ce pays : ${country}`,
    inCart: (units) => `Déjà dans votre panier : ${unitsOf(units)}`,
    add: (countries) =>
      countries === 0
        ? 'Ajouter les pays choisis'
        : countries === 1
          ? 'Ajouter 1 pays au panier'
          : `Ajouter ${countries} pays au panier`,
    none: 'Choisissez au moins un pays.',
    added: (countries) => `Ajouté au panier pour ${countries} pays.`,
  },
  orderRule: (minimum, step) =>
    step === '1' ? `${unitsOf(minimum)} au minimum` : `${unitsOf(minimum)} au minimum, par multiples de ${step}`,
  contact: 'Votre représentant commercial',
  contactLead: 'Renseignez-vous sur l’enregistrement et les délais dans vos pays.',
  frequentlyPurchased: 'Souvent achetés ensemble',
  interested: 'Cela pourrait aussi vous intéresser',
  sterile: 'Produit stérile',
  staff: 'Seules les personnes d’un distributeur peuvent commander.',
} satisfies Translated<typeof EnglishProductPage>

export const labelTexts = {
  title: 'Vérifier l’étiquette',
  country: 'Pays de destination',
  chooseCountry: 'Choisissez un pays',
  current: 'Étiquette actuelle',
  open: 'Ouvrir l’étiquette (PDF)',
  labelOf: (country) => `(PDF de l’étiquette, ${country})`,
  none: 'Aucune étiquette disponible',
  correct: 'Est-elle correcte ?',
  requestNew: 'Continuer, mais demander une nouvelle étiquette',
  add: 'Oui, ajouter au panier',
  inCart: (country, units) =>
    `Déjà dans votre panier (${country}, ${unitsOf(units)}) : rien n’a été ajouté. Vous pouvez modifier la quantité dans le panier.`,
  added: 'Votre produit a été ajouté au panier',
  there: 'Votre produit est déjà dans le panier',
  newLabelAsked: 'Votre demande de nouvelle étiquette a été envoyée.',
  continue: 'Continuer',
  seeCart: 'Voir mon panier',
} satisfies Translated<typeof EnglishLabel>
