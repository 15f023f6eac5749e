import brand from '#brand'
import type { joiningTexts as English } from '#texts/joining.ts'
import type { Translated } from '#web/texts/translated.ts'
import { counted } from './language.ts'

/** Before a company signs up. */
export const joiningTexts = {
  title: 'Ser distribuidor',
  lead: `Lo que ${brand.name} necesita de su empresa, cuánto tiempo toma y cuánto se pide cada vez.`,
  papers: 'Documentos que necesita',
  papersLead: 'Un archivo por documento: PDF, PNG, JPEG, DOCX o XLSX, de hasta 25 MB.',
  required: 'Obligatorios',
  optional: 'Opcionales',
  orWho: (paper) => `${paper}, o su confirmación de las Buenas Prácticas de Distribución de la OMS`,
  duration: 'Cuánto tiempo toma',
  review: (days) =>
    `Nuestro equipo de calidad revisa cada documento en un plazo de ${days === 1 ? '1 día' : `${days} días`}.`,
  steps: [
    'Usted ingresa sus datos y envía sus documentos. Puede detenerse y continuar después: este navegador conserva durante 7 días lo que ingresó.',
    'Si hay que enviar un documento de nuevo, le escribimos con el motivo.',
    'Definimos los países en los que puede vender y su representante de ventas, y activamos su cuenta.',
    'A partir de entonces ve sus precios y puede hacer pedidos.',
  ],
  minimum: 'Pedidos mínimos',
  minimumLead:
    'La cantidad más pequeña que se puede pedir de un producto. La página de cada producto indica su propio mínimo.',
  from: (units) => `desde ${counted(units, 'unidad', 'unidades')}`,
  noProducts: 'El portafolio aún no está publicado.',
  products: 'Ver los productos',
  agree: 'Lo que usted acepta',
  agreeLead: 'Su cuenta se crea una vez que acepta ambos textos.',
  terms: 'Condiciones de uso',
  privacy: 'Aviso de privacidad',
  signUp: 'Crear una cuenta',
} satisfies Translated<typeof English>
