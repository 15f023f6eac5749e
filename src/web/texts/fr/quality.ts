import brand from '#brand'
import type { qualityTexts as English } from '#texts/quality.ts'
import type { Translated } from '#web/texts/translated.ts'

export const qualityTexts = {
  title: 'Assurance qualité',
  lead: `Les produits ${brand.name} sont fabriqués, libérés et expédiés sous un seul système qualité, du choix d’une matière à l’étiquette du carton.`,
  standards: [
    {
      name: 'ISO 13485',
      text: 'La norme de management de la qualité des dispositifs médicaux : conception, production, libération et réclamations suivent des procédures écrites et auditées.',
    },
    {
      name: 'Agence américaine du médicament',
      text: 'Les médicaments et les dispositifs répondent aux exigences de qualité de l’agence américaine du médicament, y compris la traçabilité de chaque lot.',
    },
    {
      name: 'Agence européenne des médicaments',
      text: 'Les exigences de l’Agence européenne des médicaments s’appliquent à nos médicaments, des bonnes pratiques de fabrication à la pharmacovigilance.',
    },
  ],
  stepsTitle: 'Ce que cela signifie pour votre commande',
  steps: [
    {
      title: 'Des certificats avec chaque expédition',
      text: 'Conformité, origine, analyse et, pour les produits stériles, stérilisation.',
    },
    {
      title: 'Des étiquettes vérifiées avant la production',
      text: 'Vous voyez l’étiquette de votre pays et pouvez demander une modification avant toute impression.',
    },
    {
      title: 'Une inspection si nécessaire',
      text: 'Demandez une inspection avant expédition dans le panier : son rapport reste joint à la commande.',
    },
  ],
  policy: 'Politique qualité',
  policyText: 'Notre engagement en une page, signé par la direction.',
  download: 'Télécharger la politique qualité',
  policyFile: 'politique-qualite.pdf',
} satisfies Translated<typeof English>
