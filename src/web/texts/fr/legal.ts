import brand from '#brand'
import type { legalTexts as English } from '#texts/legal.ts'
import type { Translated } from '#web/texts/translated.ts'

const { name, provider, contactEmail } = brand
const address = [provider.name, ...provider.address].join(', ')

/** A new version of either text gets its day in `texts-agreed-to.ts` of signup. */
export const legalTexts = {
  version: (day) => `Version du ${day}`,
  more: { terms: 'Conditions générales de vente', privacy: 'Politique de confidentialité du fournisseur' },
  terms: {
    title: 'Conditions d’utilisation',
    lead: `Comment les distributeurs et leurs utilisateurs se servent du portail ${name}.`,
    parts: [
      {
        title: 'Qui exploite le portail',
        text: `Le portail ${name} est exploité par ${address}. Il s’adresse aux entreprises qui distribuent nos produits et aux personnes qu’elles invitent.`,
      },
      {
        title: 'Votre compte',
        text: 'Votre entreprise fournit des données et des documents exacts et les tient à jour. Chaque personne a son propre compte et n’en communique pas le mot de passe. Votre entreprise répond de ce que ses utilisateurs font dans le portail. Prévenez-nous aussitôt si vous pensez qu’un compte est utilisé abusivement.',
      },
      {
        title: 'Commandes et devis',
        text: 'Une commande que vous passez est une demande de devis de fret. Nous répondons sous 72 heures, et vous avez 30 jours pour confirmer le devis ou annuler. Tant que vous n’avez pas confirmé, vous pouvez modifier ou annuler la commande sans frais. Une commande confirmée est un achat soumis à nos conditions générales de vente.',
      },
      {
        title: 'Prix, documents et supports',
        text: 'Vos prix, contrats et certificats sont réservés à votre entreprise. Les supports marketing servent à la vente de nos produits dans vos pays.',
      },
      {
        title: 'CareCoins',
        text: 'Les CareCoins s’acquièrent avec les commandes livrées et réduisent le prix des suivantes. Ils ne sont ni versés en argent ni cessibles.',
      },
      {
        title: 'Fin de l’accès',
        text: 'Nous pouvons suspendre un compte dont les documents ont expiré ou qui enfreint ces conditions, en indiquant le motif. Vous pouvez demander la fermeture de votre compte à tout moment ; les commandes en cours sont menées à leur terme.',
      },
      {
        title: 'Modification de ces conditions',
        text: 'La version en vigueur figure sur cette page, avec sa date. La version que vous avez acceptée et la date de votre accord sont enregistrées avec votre compte.',
      },
      { title: 'Questions', text: `Écrivez à ${contactEmail}.` },
    ],
  },
  privacy: {
    title: 'Déclaration de confidentialité',
    lead: `Ce que ${name} conserve à votre sujet, pourquoi, et ce que vous pouvez y faire.`,
    parts: [
      {
        title: 'Responsable du traitement',
        text: `${address}. Pour toute question sur vos données : ${contactEmail}.`,
      },
      {
        title: 'Ce que nous conservons',
        text: 'Vos nom, fonction, adresse e-mail, numéros de téléphone et identifiant ; les données et les documents de votre entreprise ; et ce que vous faites dans le portail, comme les commandes, messages et demandes, avec l’heure. Des connexions, nous conservons l’appareil.',
      },
      {
        title: 'À quoi cela nous sert',
        text: 'À vérifier votre entreprise, à traiter les commandes et les demandes, à tenir les registres qu’exige le droit des médicaments et des dispositifs médicaux, et à protéger les comptes. Nous ne vendons pas vos données.',
      },
      {
        title: 'Qui y a accès',
        text: 'Vos collègues voient les commandes, les demandes et les personnes de votre entreprise. Notre équipe voit ce dont son rôle a besoin. Ce qui est nécessaire à une expédition est transmis au transporteur et aux autorités.',
      },
      {
        title: 'Protection et durée de conservation',
        text: 'Les données personnelles sont chiffrées avec des clés propres à chaque personne. Lorsqu’une personne est effacée, ses clés sont détruites et plus rien ne peut être lu ; l’historique des commandes reste, sans noms. Ce que vous saisissez pour une inscription est supprimé après 7 jours si vous ne la terminez pas.',
      },
      {
        title: 'Cookies',
        text: 'Le portail utilise des cookies pour votre connexion, pour votre inscription inachevée et pour reconnaître votre appareil. Aucun ne sert à la publicité.',
      },
      {
        title: 'Vos droits',
        text: 'Vous pouvez consulter et corriger vos données sur la page de votre profil, choisir les e-mails que vous recevez et nous demander de corriger ou d’effacer vos données. Vous pouvez aussi déposer une réclamation auprès de votre autorité de protection des données.',
      },
    ],
  },
} satisfies Translated<typeof English>
