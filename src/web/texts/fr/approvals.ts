import type { approvalRuleTexts as EnglishRule, approvalRulesTexts as EnglishRules } from '#texts/approvals.ts'
import type { Translated } from '#web/texts/translated.ts'

/** Who of the company approves which orders. */
export const approvalRulesTexts = {
  title: 'Approbation des commandes',
  lead: 'La première règle qui s’applique à une commande désigne la personne qui l’approuve avant sa confirmation. Personne n’approuve ses propres commandes.',
  link: 'Approbation des commandes',
  add: 'Ajouter une règle',
  only: (names) =>
    `Seuls les utilisateurs ayant le rôle Achats peuvent modifier ces règles.${names === '' ? '' : ` Adressez-vous à ${names}.`}`,
  changed: (by) => `Dernière modification par ${by} le`,
  off: 'Aucune approbation n’est demandée. Tous les utilisateurs ayant le rôle Achats peuvent confirmer toutes les commandes.',
  full: (most) => `Une entreprise peut avoir ${most} règles au maximum.`,
  columns: {
    number: 'Règle',
    orders: 'Commandes',
    approver: 'Approbateur',
    deputy: 'Suppléant',
    passesOn: 'Transmission',
    actions: 'Actions',
  },
  anyAmount: 'Tout montant',
  above: (amount) => `Plus de ${amount}`,
  anyCountry: 'tous les pays',
  anyone: 'passées par tous',
  placedBy: (names) => `passées par ${names}`,
  noDeputy: 'Toute personne du service achats',
  after: (hours) => (hours < 2 ? `Après ${hours} heure` : `Après ${hours} heures`),
  never: 'Seulement si l’approbateur part',
  gone: (name) => `${name} (n’a plus le rôle Achats)`,
  edit: 'Modifier',
  up: 'Monter',
  down: 'Descendre',
  remove: 'Retirer',
  ruleNamed: (number) => `règle ${number}`,
  saved: 'Les règles d’approbation sont enregistrées.',
} satisfies Translated<typeof EnglishRules>

export const approvalRuleTexts = {
  newTitle: 'Ajouter une règle d’approbation',
  editTitle: (number) => `Modifier la règle ${number}`,
  keep: 'Annuler',
  confirm: 'Enregistrer',
  above: 'Total de la commande supérieur à',
  aboveHelp: 'En dollars, HT et hors fret. Si ce champ est vide, tout montant.',
  wrongAmount: 'Saisissez un montant, par exemple 5 000.00',
  countries: 'Pays',
  countriesHelp: 'Si ce champ est vide, tous les pays.',
  placedBy: 'Commande passée par',
  placedByHelp: 'Si ce champ est vide, tous les utilisateurs.',
  approver: 'Approbateur',
  chooseApprover: 'Choisissez une personne',
  deputy: 'Suppléant',
  deputyHelp:
    'Approuve si l’approbateur a passé la commande, part ou ne répond pas à temps. Si ce champ est vide, toute personne du service achats peut le faire.',
  hours: 'Transmission après (heures)',
  hoursHelp: (most) => `De 1 à ${most}. Si ce champ est vide, la demande n’est pas transmise après un délai.`,
  wrongHours: (most) => `Saisissez un nombre entier d’heures, de 1 à ${most}`,
  deputyMissing: 'Choisissez le suppléant à qui la demande est transmise',
} satisfies Translated<typeof EnglishRule>
