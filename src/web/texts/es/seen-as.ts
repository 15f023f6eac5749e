import type { seenAsTexts as English } from '#texts/seen-as.ts'
import type { Translated } from '#web/texts/translated.ts'

/** The portal as a company sees it. */
export const seenAsTexts = {
  button: 'Ver como esta empresa',
  title: (company) => `Ver el portal como ${company}`,
  lead: 'Verá lo que ven sus personas: la tienda con sus precios, los pedidos, documentos, acuerdos, etiquetas y la lealtad. No puede cambiar ni enviar nada. En la línea de tiempo de la empresa queda registrado que usted miró y por qué.',
  reason: 'Motivo',
  missing: 'Escriba por qué quiere mirar',
  keep: 'Cancelar',
  begin: 'Comenzar',
  banner: (company) => `Está viendo el portal como lo ve ${company}.`,
  readOnly: 'Solo lectura hasta el',
  back: 'Volver al back office',
} satisfies Translated<typeof English>
