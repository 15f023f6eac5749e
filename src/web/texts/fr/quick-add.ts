import type { quickAddTexts as English } from '#texts/quick-add.ts'
import type { Translated } from '#web/texts/translated.ts'
import { counted } from './language.ts'

const rowsOf = (rows: number): string => counted(rows, 'ligne', 'lignes')
const unitsOf = (units: string): string => `${units} ${units === '1' ? 'unité' : 'unités'}`

/** Quick add: many products at once, pasted or dropped into the cart. */
export const quickAddTexts = {
  open: 'Ajout rapide',
  title: 'Ajout rapide',
  close: 'Fermer l’ajout rapide',
  lead: 'Collez des lignes d’un tableur, ou déposez un fichier CSV ou Excel : une référence, une quantité et, s’il y en a plusieurs, le pays et le conditionnement.',
  paste: 'Lignes',
  placeholder: 'PC-1042, 150, Colombia, Box of 10\nPC-2010; 500; Peru; Blister of 4',
  file: 'Choisir un fichier',
  dropped: 'ou déposez-le ici',
  read: 'Vérifier ces lignes',
  nothing: 'Aucune ligne trouvée. Saisissez une référence et une quantité par ligne.',
  tooMany: (most) => `Seules les ${most} premières lignes ont été lues.`,
  freeLeftOut: (rows) =>
    rows === 1
      ? 'Une ligne gratuite a été ignorée : les unités offertes accompagnent ce que vous commandez.'
      : `${rows} lignes gratuites ont été ignorées : les unités offertes accompagnent ce que vous commandez.`,
  notReadable:
    'Ce fichier n’a pas pu être lu. Enregistrez-le au format CSV (UTF-8) ou Excel (.xlsx) et choisissez-le à nouveau.',
  tooLarge: 'Ce fichier est trop volumineux. Ajoutez 200 lignes au maximum à la fois.',
  rows: 'Lignes à ajouter',
  row: (number) => `Ligne ${number}`,
  fields: { reference: 'Référence', quantity: 'Quantité', country: 'Pays', packaging: 'Conditionnement' },
  columns: {
    label: 'Colonnes',
    lead: 'Indiquez ce que contient chaque colonne. La référence est obligatoire ; les autres colonnes peuvent être ignorées.',
    names: {
      reference: 'Référence',
      quantity: 'Quantité',
      country: 'Pays',
      packaging: 'Conditionnement',
      free: 'Gratuit',
    },
    column: (head, sample, number) => `${head.trim() || `Colonne ${number}`}${sample ? ` (${sample} …)` : ''}`,
    leaveOut: 'Ignorer',
    chooseReference: 'Indiquez d’abord quelle colonne contient la référence.',
  },
  forAll: {
    label: 'Pour toutes les lignes',
    country: 'Pays pour toutes les lignes',
    packaging: 'Conditionnement pour toutes les lignes',
    lead: 'Choisissez une fois pour toutes les lignes : une ligne qui n’indique rien prend le premier de ces choix qu’elle propose ; ce qu’une ligne indique elle-même est conservé.',
    eachRow: 'Ligne par ligne',
    choice: (name, rows) => `${name} · ${rowsOf(rows)}`,
    keep: (rows) =>
      rows === 1
        ? '1 ligne en indique un autre et le conserve.'
        : `${rows} lignes en indiquent un autre et le conservent.`,
    cannot: (rows) =>
      rows === 1
        ? '1 ligne ne propose aucun de ces choix et reste telle quelle.'
        : `${rows} lignes ne proposent aucun de ces choix et restent telles quelles.`,
    alsoRefused: (rows) =>
      rows === 1
        ? 'Aussi pour 1 ligne qui indique un choix impossible'
        : `Aussi pour ${rows} lignes qui indiquent un choix impossible`,
  },
  /** Of what the portal could not read. */
  line: unitsOf,
  change: (number) => `Modifier la ligne ${number}`,
  changeShort: 'Modifier',
  remove: (number) => `Retirer la ligne ${number}`,
  use: (fix) => `Utiliser ${fix}`,
  merge: (number) => `Ajouter sa quantité à la ligne ${number}`,
  inCart: (quantity) => `Déjà dans votre panier (${unitsOf(quantity)}) : rien n’a été ajouté.`,
  checking: 'Vérification…',
  allRight: (rows) => `À ajouter : ${rows}`,
  counted: rowsOf,
  toRepair: (rows) => `À corriger : ${rows}`,
  repairFirst: 'Corrigez ou retirez d’abord les lignes signalées.',
  add: (n) => `Ajouter ${counted(n, 'produit', 'produits')} au panier`,
  startAgain: 'Recommencer',
  added: (n) => (n < 2 ? `${n} produit a été ajouté à votre panier.` : `${n} produits ont été ajoutés à votre panier.`),
  stayed: (n) => (n < 2 ? ` ${n} y était déjà.` : ` ${n} y étaient déjà.`),
} satisfies Translated<typeof English>
