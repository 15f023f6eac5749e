import brand from '#brand'
import type { qualityTexts as English } from '#texts/quality.ts'
import type { Translated } from '#web/texts/translated.ts'

export const qualityTexts = {
  title: 'Aseguramiento de la calidad',
  lead: `Los productos de ${brand.name} se fabrican, se liberan y se despachan bajo un único sistema de calidad, desde la elección de un material hasta la etiqueta de la caja.`,
  standards: [
    {
      name: 'ISO 13485',
      text: 'La norma para la gestión de la calidad de los dispositivos médicos: el diseño, la producción, la liberación y las quejas siguen procedimientos escritos y auditados.',
    },
    {
      name: 'Agencia de medicamentos de EE. UU.',
      text: 'Los medicamentos y dispositivos cumplen los requisitos de calidad de la agencia de medicamentos de EE. UU., incluida la trazabilidad de cada lote.',
    },
    {
      name: 'Agencia europea de medicamentos',
      text: 'Los requisitos de la agencia europea de medicamentos se aplican a nuestros medicamentos, desde las buenas prácticas de fabricación hasta la notificación de seguridad.',
    },
  ],
  stepsTitle: 'Qué significa esto para su pedido',
  steps: [
    {
      title: 'Certificados con cada envío',
      text: 'Conformidad, origen, análisis y, para los productos estériles, esterilización.',
    },
    {
      title: 'Etiquetas revisadas antes de la producción',
      text: 'Usted ve la etiqueta de su país y puede solicitar un cambio antes de que se imprima.',
    },
    {
      title: 'Inspección cuando la necesite',
      text: 'Solicite en el carrito una inspección previa al embarque; su informe queda con el pedido.',
    },
  ],
  policy: 'Política de calidad',
  policyText: 'Nuestro compromiso en una página, firmado por la dirección.',
  download: 'Descargar la política de calidad',
  policyFile: 'politica-de-calidad.pdf',
} satisfies Translated<typeof English>
