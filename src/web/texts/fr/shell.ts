import brand from '#brand'
import { atMost99 } from '#platform/text/formats.ts'
import type { accountTexts as EnglishAccount, shellTexts as EnglishShell } from '#texts/shell.ts'
import type { Translated } from '#web/texts/translated.ts'

export const shellTexts = {
  skip: 'Aller au contenu',
  home: `${brand.name}, accueil`,
  mainMenu: 'Menu principal',
  mySpace: 'Mon espace',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  search: 'Rechercher ou aller à…',
  searchLabel: 'Rechercher ou aller à',
  notifications: 'Notifications',
  unread: (count) =>
    count === 0 ? 'Notifications' : `Notifications, ${atMost99(count)} ${count < 2 ? 'non lue' : 'non lues'}`,
  latest: 'Dernières notifications',
  unreadOne: 'non lue',
  newNotification: (title, content) => `Nouvelle notification : ${title}. ${content}`,
  noNotifications: 'Aucune notification pour le moment. Les nouveautés qui vous concernent s’affichent ici.',
  markAllRead: 'Tout marquer comme lu',
  allNotifications: 'Voir toutes les notifications',
  cart: (count) =>
    count === 0 ? 'Mon panier' : `Mon panier, ${atMost99(count)} ${count < 2 ? 'produit' : 'produits'}`,
  schemes: { light: 'Clair', dark: 'Sombre', auto: 'Système' },
  schemeNow: (name) => `Thème d’affichage : ${name}`,
  helpCentre: 'Centre d’aide',
  termsOfSale: 'Conditions générales de vente',
  privacy: 'Politique de confidentialité',
  contact: 'Contact',
  version: 'Version 1.0',
  languages: 'Langues',
  follow: 'Suivez-nous',
  timesIn: (zone) => `Fuseau horaire : ${zone}`,
  staff: 'Équipe',
  office: 'Back-office',
  signIn: 'Se connecter',
  logout: 'Se déconnecter',
  notFound: 'Page introuvable',
  notFoundSearch: 'Rechercher dans le portail',
  notFoundAt: (address) => `Il n’y a rien à l’adresse ${address}.`,
  notFoundLead: 'L’adresse a peut-être changé, ou vous n’avez pas accès à cette page.',
  backHome: 'Retour à l’accueil',
  crashed: 'Cette page ne répond plus',
  crashedLead:
    'Rien de ce que vous avez envoyé n’est perdu. Réessayez, ou contactez-nous en indiquant cette référence.',
  tryAgain: 'Réessayer',
  copyReference: 'Copier la référence',
  copied: 'Copié',
  bottomBar: 'Raccourcis',
} satisfies Translated<typeof EnglishShell>

/** What a company can do while it cannot order. */
export const accountTexts = {
  pending:
    'Vous pouvez dès maintenant consulter les produits et compléter votre dossier et vos documents. Vous pourrez commander une fois que nous les aurons vérifiés.',
  suspended:
    'Les nouvelles commandes et l’échange de CareCoins contre du matériel sont interrompus. Les commandes en cours, les messages et les documents suivent leur cours, et vous pouvez consulter le portail.',
  because: (reason) => `Notre motif : ${reason}`,
} satisfies Translated<typeof EnglishAccount>
