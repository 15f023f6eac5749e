import brand from '#brand'
import type { legalTexts as English } from '#texts/legal.ts'
import type { Translated } from '#web/texts/translated.ts'

const { name, provider, contactEmail } = brand
const address = [provider.name, ...provider.address].join(', ')

/** A new version of either text gets its day in `texts-agreed-to.ts` of signup. */
export const legalTexts = {
  version: (day) => `Versão de ${day}`,
  more: { terms: 'Condições de venda', privacy: 'Política de privacidade do fornecedor' },
  terms: {
    title: 'Condições de utilização',
    lead: `Como os distribuidores e os seus utilizadores usam o portal ${name}.`,
    parts: [
      {
        title: 'Quem gere o portal',
        text: `O portal ${name} é gerido por ${address}. Destina-se às empresas que distribuem os nossos produtos e às pessoas que elas convidam.`,
      },
      {
        title: 'A sua conta',
        text: 'A sua empresa fornece dados e documentos corretos e mantém-nos atualizados. Cada pessoa tem a sua própria conta e não partilha a palavra-passe. A sua empresa é responsável pelo que os seus utilizadores fazem no portal. Avise-nos de imediato se achar que uma conta está a ser usada indevidamente.',
      },
      {
        title: 'Encomendas e cotações',
        text: 'Uma encomenda que efetua é um pedido de cotação de frete. Respondemos em 72 horas, e tem 30 dias para confirmar a cotação ou cancelar. Até confirmar, pode alterar ou cancelar a encomenda sem custos. Uma encomenda confirmada é uma compra ao abrigo das nossas condições de venda.',
      },
      {
        title: 'Preços, documentos e material',
        text: 'Os seus preços, acordos e certificados são exclusivamente para a sua empresa. O material de marketing destina-se à venda dos nossos produtos nos seus países.',
      },
      {
        title: 'CareCoins',
        text: 'Os CareCoins ganham-se com encomendas entregues e reduzem o preço de encomendas posteriores. Não são pagos em dinheiro nem podem ser transmitidos.',
      },
      {
        title: 'Quando termina o acesso',
        text: 'Podemos suspender uma conta cujos documentos tenham expirado ou que viole estas condições, indicando o motivo. Pode pedir o encerramento da sua conta a qualquer momento; as encomendas em curso são concluídas.',
      },
      {
        title: 'Alterações a estas condições',
        text: 'A versão em vigor está nesta página, com a sua data. A versão que aceitou, e quando, fica registada com a sua conta.',
      },
      { title: 'Perguntas', text: `Escreva para ${contactEmail}.` },
    ],
  },
  privacy: {
    title: 'Aviso de privacidade',
    lead: `O que o portal ${name} guarda sobre si, porquê, e o que pode fazer quanto a isso.`,
    parts: [
      {
        title: 'Quem é responsável',
        text: `${address}. Para qualquer questão sobre os seus dados: ${contactEmail}.`,
      },
      {
        title: 'O que guardamos',
        text: 'O seu nome, cargo, endereço de e-mail, números de telefone e nome de utilizador; os dados e documentos da sua empresa; e o que faz no portal, como encomendas, mensagens e pedidos, com a hora. Dos inícios de sessão, guardamos o dispositivo.',
      },
      {
        title: 'Para que o usamos',
        text: 'Para verificar a sua empresa, tratar encomendas e pedidos, manter os registos que a legislação sobre medicamentos e dispositivos médicos exige, e proteger as contas. Não vendemos os seus dados.',
      },
      {
        title: 'Quem o vê',
        text: 'Os seus colegas veem as encomendas, os pedidos e as pessoas da sua empresa. A nossa equipa interna vê o que a sua função exige. O que é necessário para um envio é transmitido ao transportador e às autoridades.',
      },
      {
        title: 'Como é protegido e durante quanto tempo o guardamos',
        text: 'Os dados pessoais são cifrados com chaves próprias de cada pessoa. Quando uma pessoa é apagada, as suas chaves são destruídas e nada mais pode ser lido; o histórico de encomendas permanece, sem nomes. O que introduzir para um registo é eliminado após 7 dias, se não o concluir.',
      },
      {
        title: 'Cookies',
        text: 'O portal usa cookies para a sua sessão, para o seu registo por concluir e para reconhecer o seu dispositivo. Nenhum serve para publicidade.',
      },
      {
        title: 'Os seus direitos',
        text: 'Pode ver e corrigir os seus dados na sua página de perfil, escolher os e-mails que recebe e pedir-nos que corrijamos ou apaguemos os seus dados. Pode também apresentar reclamação à sua autoridade de proteção de dados.',
      },
    ],
  },
} satisfies Translated<typeof English>
