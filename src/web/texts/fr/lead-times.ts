import type { leadTimeTexts as English } from '#texts/lead-times.ts'
import type { Translated } from '#web/texts/translated.ts'

/** How long things take: the stages of orders as they were, and the lead times that forecasts go by. */
export const leadTimeTexts = {
  tabs: { label: 'Chiffres', sales: 'Ventes', leadTimes: 'Délais' },
  measured: 'Durée des commandes',
  measuredLead:
    'En jours : le premier chiffre est la médiane, le second le 90e percentile. Un chiffre seul correspond à une seule commande. Choisissez-en un pour voir ses commandes.',
  measuredChart:
    'Durée de chaque étape en jours (la moitié des commandes ont été plus rapides), pour les trajets les plus fréquents. Les chiffres figurent dans le tableau ci-dessous.',
  destination: 'Destination',
  method: 'Incoterm',
  year: 'Commandé en',
  none: 'Aucune commande n’a encore franchi d’étape.',
  things: 'durée',
  stages: {
    QUOTE: 'Jusqu’au devis',
    DECISION: 'Décision',
    PREPARATION: 'Préparation',
    PRODUCTION: 'Production',
    TRANSPORT: 'Transport',
    WHOLE: 'De la commande à la livraison',
  },
  figure: (median, p90) => `${median} / ${p90}`,
  open: (stage, destination, method, median, p90, orders) =>
    orders === 1
      ? `${stage}, ${destination}, ${method} : une commande, durée en jours ${median}`
      : `${stage}, ${destination}, ${method} : ${orders} commandes, médiane ${median} jours, neuf sur dix en ${p90} jours au plus`,
  behind: (stage, destination, method) => `${stage} : ${destination}, ${method}`,
  slowest: 'Les plus lentes d’abord, 100 au maximum.',
  close: 'Fermer',
  byMonth: 'Par mois, avec fichiers',
  columns: { order: 'Commande', company: 'Entreprise', from: 'Du', until: 'Au', days: 'Jours' },
  planned: 'Délais des prévisions',
  plannedLead:
    'Une prévision les reprend lorsqu’elle est saisie : c’est le nombre de jours avant le mois où la commande doit être passée.',
  product: 'Produit',
  chooseProduct: 'Choisissez un produit',
  country: 'Pays',
  days: 'Jours avant le mois',
  origin: 'Défini par',
  own: 'Équipe',
  standard: 'Par défaut',
  change: 'Modifier',
  changeOf: (country) => `Modifier : ${country}`,
  title: (product, country) => `${product}, ${country}`,
  help: 'Un à quatre nombres de jours, de 0 à 365, séparés par des virgules.',
  wrong: 'Saisissez un à quatre nombres entiers de 0 à 365, par exemple 60, 90',
  keep: 'Annuler',
  save: 'Enregistrer',
  saved: (country) => `Délais enregistrés : ${country}.`,
  unregistered: 'Ce produit n’est enregistré dans aucun pays.',
} satisfies Translated<typeof English>
