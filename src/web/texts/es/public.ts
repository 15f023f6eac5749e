import brand from '#brand'
import type { publicTexts as English, landingTexts as EnglishLanding } from '#texts/public.ts'
import type { Translated } from '#web/texts/translated.ts'

export const publicTexts = {
  nav: { products: 'Productos', quality: 'Aseguramiento de la calidad', news: 'Noticias', events: 'Eventos' },
  enter: 'Ir al portal',
  signUp: 'Crear una cuenta',
} satisfies Translated<typeof English>

export const landingTexts = {
  title: brand.name,
  eyebrow: 'Para distribuidores de productos para la salud de la mujer',
  heading: 'Todos sus pedidos, cotizaciones y certificados en un solo lugar.',
  lead: 'Consulte el portafolio para sus países, pida una cotización de flete y siga cada envío hasta su bodega.',
  how: 'Ver cómo hacer un pedido',
  facts: [
    { what: 'Cotización de flete', time: 'en 72 horas' },
    { what: 'Para confirmar', time: '30 días' },
    { what: 'Respuesta de soporte', time: 'en 48 horas' },
  ],
  travels: 'El recorrido de un pedido',
  steps: [
    { title: 'Arme su carrito', text: 'Precios para sus países, sin IVA.' },
    { title: 'Reciba una cotización de flete', text: 'Respondemos en 72 horas.' },
    { title: 'Confirme el pedido', text: 'Tiene 30 días. Luego comienza la producción.' },
    { title: 'Sígalo hasta el final', text: 'Cada paso, quién lo dio y cuándo, en una sola línea de tiempo.' },
  ],
  qualityTitle: 'Calidad que puede mostrar a cualquier autoridad',
  quality:
    'Nuestro sistema de calidad cumple la norma ISO 13485 y los requisitos de calidad de la agencia de medicamentos de EE. UU. y de la agencia europea de medicamentos.',
  qualityLink: 'Aseguramiento de la calidad',
  joiningTitle: 'Antes de registrarse',
  joining: 'Los documentos que necesita, cuánto tiempo toma y los pedidos mínimos.',
  joiningLink: 'Ser distribuidor',
} satisfies Translated<typeof EnglishLanding>
