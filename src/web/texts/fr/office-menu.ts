import type { officeMenuTexts as English } from '#texts/office-menu.ts'
import type { Translated } from '#web/texts/translated.ts'

/** The menu of staff. */
export const officeMenuTexts = {
  officeGroups: {
    day: 'Au quotidien',
    trade: 'Ventes',
    content: 'Contenu',
    record: 'Audit',
    house: 'Administration',
  },
  officeHome: { label: 'Aujourd’hui', help: 'Ce qui vous attend, et les promesses de ce mois' },
  quotes: { label: 'Devis', help: 'Commandes en attente d’un devis, par temps restant' },
  officeDocuments: { label: 'Documents', help: 'Documents des distributeurs à approuver ou à refuser' },
  officeRequests: {
    label: 'Demandes clients',
    help: 'Tickets, signalements, et demandes de contrats, de produits et d’étiquettes',
  },
  officeOrders: { label: 'Commandes', help: 'Toutes les commandes, tous les distributeurs' },
  vetting: { label: 'Vérification préalable', help: 'Dossiers d’entreprises à examiner' },
  officeAgreements: { label: 'Contrats', help: 'Contrats demandés et signés' },
  officeLabels: { label: 'Étiquettes', help: 'Problèmes d’étiquettes, et étiquettes de chaque enregistrement' },
  distributors: { label: 'Distributeurs', help: 'Les entreprises et leurs utilisateurs' },
  loyalty: { label: 'Fidélité', help: 'CareCoins, statuts et matériel à envoyer' },
  content: { label: 'Contenu', help: 'Les ressources et leurs langues' },
  promoCodes: { label: 'Codes promo', help: 'Remises, conditions et utilisations' },
  officeData: { label: 'Analyses', help: 'Commandes et prévisions par produit et par mois' },
  officeProducts: { label: 'Produits', help: 'Produits, catégories et enregistrements' },
  prices: { label: 'Prix', help: 'Prix par produit et par pays, actuels ou passés' },
  people: { label: 'Personnes', help: 'Comptes des distributeurs et de l’équipe' },
  officeRoles: { label: 'Rôles', help: 'Les droits de chaque rôle, et qui l’a' },
  officeAccount: { label: 'Ma sécurité', help: 'Mot de passe, second facteur et sessions' },
  officeNews: { label: 'Actualités', help: 'Rédiger, planifier et publier des articles' },
  officeEvents: { label: 'Événements', help: 'Le calendrier public' },
  officeNewsletter: { label: 'Newsletter', help: 'Les numéros et leurs lecteurs' },
  officeSocial: { label: 'Publications sociales', help: 'Les publications à côté des actualités' },
  audit: { label: 'Piste d’audit', help: 'Tous les événements enregistrés' },
  log: { label: 'Journal d’événements', help: 'La preuve que rien n’a été modifié' },
  invariants: { label: 'Invariants', help: 'Règles et violations' },
  projections: { label: 'Projections', help: 'Avancement et reconstructions' },
  outbox: { label: 'E-mails', help: 'Les e-mails et leur envoi' },
  settings: { label: 'Paramètres', help: 'Marque, contacts, e-mails, horaires de travail' },
} satisfies Translated<typeof English>
