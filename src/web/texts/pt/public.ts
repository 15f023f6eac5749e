import brand from '#brand'
import type { landingTexts as EnglishLanding, publicTexts as EnglishPublic } from '#texts/public.ts'
import type { Translated } from '#web/texts/translated.ts'

export const publicTexts = {
  nav: { products: 'Produtos', quality: 'Garantia da qualidade', news: 'Notícias', events: 'Eventos' },
  enter: 'Ir para o portal',
  signUp: 'Criar uma conta',
} satisfies Translated<typeof EnglishPublic>

export const landingTexts = {
  title: brand.name,
  eyebrow: 'Para distribuidores de produtos de saúde da mulher',
  heading: 'Todas as encomendas, cotações e certificados num só lugar.',
  lead: 'Consulte o portefólio para os seus países, peça uma cotação de frete e acompanhe cada envio até ao seu armazém.',
  how: 'Ver como se encomenda',
  facts: [
    { what: 'Cotação de frete', time: 'em 72 horas' },
    { what: 'Para confirmar', time: '30 dias' },
    { what: 'Resposta do apoio', time: 'em 48 horas' },
  ],
  travels: 'O percurso de uma encomenda',
  steps: [
    { title: 'Encha o carrinho', text: 'Preços para os seus países, sem IVA.' },
    { title: 'Receba uma cotação de frete', text: 'Respondemos em 72 horas.' },
    { title: 'Confirme a encomenda', text: 'Tem 30 dias. Depois, começa a produção.' },
    { title: 'Acompanhe-a até ao fim', text: 'Cada passo, quem o deu e quando, numa só cronologia.' },
  ],
  qualityTitle: 'Qualidade que pode comprovar perante qualquer autoridade',
  quality:
    'O nosso sistema de qualidade segue a norma ISO 13485 e os requisitos de qualidade da agência de medicamentos dos EUA e da agência europeia de medicamentos.',
  qualityLink: 'Garantia da qualidade',
  joiningTitle: 'Antes de se registar',
  joining: 'Os documentos necessários, quanto tempo demora e as encomendas mínimas.',
  joiningLink: 'Ser distribuidor',
} satisfies Translated<typeof EnglishLanding>
