/** Why what concerns orders, products and their lists is refused, by the English phrase. `{0}`, `{1}` …: what is put in. */
export const refusalsOfOrders = {
  // agreements/agreement-request
  'Request not found': 'Pedido não encontrado',
  'This request is already being worked on': 'Este pedido já está a ser tratado',
  'This request has already been answered': 'Este pedido já foi respondido',
  // agreements/agreement
  'Agreement not found': 'Acordo não encontrado',
  'A newer version is of the same type and for the same country':
    'Uma versão mais recente tem de ser do mesmo tipo e para o mesmo país',
  'The agreement in force was signed later': 'O acordo em vigor foi assinado mais tarde',
  // agreements/office-routes
  'Select a company': 'Escolha uma empresa',
  'No product has the code {0}': 'Nenhum produto tem o código {0}',
  'Say why it is refused': 'Indique porque é recusado',
  // agreements/routes
  'An agreement is for one country': 'Um acordo é para um só país',
  // catalogue/documents/document-routes
  'Secondary packaging': 'Embalagem secundária',
  'Master carton': 'Caixa master',
  'Shipping carton': 'Caixa de transporte',
  'Other packaging': 'Outra embalagem',
  'No label available': 'Nenhum rótulo disponível',
  'Your company has downloaded its catalogue many times. Please try again in a few minutes.':
    'A sua empresa descarregou o catálogo muitas vezes. Tente de novo dentro de alguns minutos.',
  // catalogue/office-routes
  'A country is listed twice': 'Há um país repetido',
  // catalogue/prices/price-change-routes
  'Registration not found': 'Registo não encontrado',
  // catalogue/prices/price-routes
  Category: 'Categoria',
  Registration: 'Registo',
  Price: 'Preço',
  Discount: 'Desconto',
  'Effective price': 'Preço efetivo',
  // catalogue/prices/scheduled-prices
  'A price is more than nothing': 'Um preço tem de ser superior a zero',
  'Choose a day that lies ahead': 'Escolha um dia futuro',
  'At most {0} prices can be scheduled for a product in a country':
    'Só é possível agendar {0} preços, no máximo, para um produto num país',
  'No price is scheduled for this day any more': 'Já não há nenhum preço agendado para este dia',
  // catalogue/products/category
  'This category already exists': 'Esta categoria já existe',
  'This sub-category is listed twice': 'Esta subcategoria está repetida',
  'Sub-category not found': 'Subcategoria não encontrada',
  // catalogue/products/interest
  'This product is available in your region': 'Este produto está disponível na sua região',
  'This product is not registered in this country': 'Este produto não está registado neste país',
  // catalogue/products/product-office-routes
  'Product not found': 'Produto não encontrado',
  // catalogue/products/product
  '{0} (product {1})': '{0} (produto {1})',
  'A product with this reference already exists': 'Já existe um produto com esta referência',
  'This packaging does not belong to this product': 'Esta embalagem não pertence a este produto',
  'This packaging is listed twice': 'Esta embalagem está repetida',
  'This product was discontinued': 'Este produto foi descontinuado',
  // catalogue/registrations/registration
  'A product is registered in one country': 'Um registo de produto é para um só país',
  'This product is already registered in this country': 'Este produto já está registado neste país',
  'A discount needs a price': 'Um desconto precisa de um preço',
  // catalogue/routes
  'Your request has been saved.': 'O seu pedido foi guardado.',
  // deadline-feed/routes
  'Calendar not found': 'Calendário não encontrado',
  // forecasting/forecast
  'Someone else has changed this forecast': 'Outra pessoa alterou esta previsão',
  'A forecast covers 12 months': 'Uma previsão abrange 12 meses',
  'The 12 months begin with the current month': 'Os 12 meses têm de começar no mês atual',
  'The 12 months must follow each other': 'Os 12 meses têm de ser consecutivos',
  '{0}: {1} need at least 1 order': '{0}: indique pelo menos 1 encomenda para {1}',
  'The stock-ticking date cannot lie in the future': 'A data da contagem do stock não pode ser futura',
  'The stock-ticking date cannot lie more than {0} years back':
    'A data da contagem do stock não pode ser de há mais de {0} anos',
  'Forecast not found': 'Previsão não encontrada',
  // forecasting/lead-times
  'Enter 1 to 4 lead times': 'Introduza de 1 a 4 prazos de entrega',
  // forecasting/routes
  'This belongs to another product or country than is filed here':
    'Isto pertence a um produto ou país diferente do que está registado aqui',
  'Choose a product of your portfolio': 'Escolha um produto do seu portefólio',
  'Choose one of the countries that you sell this product in': 'Escolha um dos países em que vende este produto',
  'The product is not registered in this country': 'O produto não está registado neste país',
  // forecasting/sales-routes
  Month: 'Mês',
  Orders: 'Encomendas',
  Value: 'Valor',
  'Forecast orders': 'Encomendas previstas',
  'Forecast quantity': 'Quantidade prevista',
  'Forecast when the month began': 'Previsão no início do mês',
  'All companies': 'Todas as empresas',
  // labels/issue-routes
  'File not found': 'Ficheiro não encontrado',
  'Label not found': 'Rótulo não encontrado',
  // labels/label-issue
  'This label issue has been released': 'Este problema de rótulo foi libertado',
  'There is a newer artwork': 'Há uma arte-final mais recente',
  'This artwork has already been answered': 'Esta arte-final já foi respondida',
  'The distributor has not answered this artwork yet': 'O distribuidor ainda não respondeu a esta arte-final',
  // labels/office-routes
  'Label issue not found': 'Problema de rótulo não encontrado',
  // loyalty/account
  'You have {0}': 'Tem {0}',
  'You have {0}. This item costs {1}.': 'Tem {0}. Este artigo custa {1}.',
  'Grant at least one CareCoin': 'Atribua pelo menos um CareCoin',
  'Nothing would change': 'Nada mudaria',
  'The balance is {0} and cannot become negative': 'O saldo é de {0} e não pode ficar negativo',
  'The balance is {0}: no more can be taken away': 'O saldo é de {0}: não é possível deduzir mais do que isso',
  // loyalty/manual-coins/manual-coins-routes
  '{0} is not in the loyalty programme': '{0} não está no programa de fidelização',
  'At most {0} are granted at once': 'Só é possível atribuir {0} de uma vez, no máximo',
  // loyalty/manual-coins/manual-coins
  'This request was decided already': 'Este pedido já foi decidido',
  'Another administrator has to approve what you grant or correct':
    'O que atribui ou corrige tem de ser aprovado por outro administrador',
  'This request does not exist': 'Este pedido não existe',
  // loyalty/partners/partner-order
  'The price has changed: this item now costs {0}.': 'O preço mudou: este artigo custa agora {0}.',
  'This has already been sent': 'Já foi enviado',
  'This has already been cancelled': 'Já foi cancelado',
  // loyalty/partners/partner-product
  'Enter a price of at least one CareCoin': 'Introduza um preço de pelo menos um CareCoin',
  'This item has already been discontinued': 'Este artigo já foi descontinuado',
  'This item can be redeemed already': 'Este artigo já está disponível para troca',
  // loyalty/routes
  'This item can no longer be redeemed': 'Este artigo já não está disponível para troca',
  'Your company is not in the loyalty programme': 'A sua empresa não está no programa de fidelização',
  // loyalty/rules/rules
  'A status requires at least as much as the one below it':
    'Um estatuto tem de exigir pelo menos tanto como o estatuto abaixo',
  'Choose a day that is still to come': 'Escolha um dia que ainda não tenha chegado',
  'These are the rules of that day already': 'Estas já são as regras desse dia',
  'No change is scheduled for this day': 'Não há nenhuma alteração agendada para este dia',
  'These rules are in force. Schedule others instead.': 'Estas regras estão em vigor. Em vez disso, agende outras.',
  // ordering/approvals/approval-rules
  'Choose a procurement user of your company': 'Escolha um utilizador da sua empresa com a função Compras',
  'Choose another person than the approver': 'Escolha uma pessoa diferente de quem aprova',
  'Choose to whom it passes on': 'Escolha a quem passa',
  'Choose procurement users of your company': 'Escolha utilizadores da sua empresa com a função Compras',
  'A colleague has changed the rules meanwhile. Please look at them again.':
    'Entretanto, um colega alterou as regras. Verifique-as de novo.',
  'any amount': 'qualquer valor',
  'above {0}': 'acima de {0}',
  'in {0}': 'destino: {0}',
  'placed by {0}': 'efetuadas por {0}',
  'turned approvals off': 'desativou as aprovações',
  'changed the approval rules': 'alterou as regras de aprovação',
  // ordering/approvals/approving
  'No other procurement user of your company can approve this order. Add one, or change the approval rules.':
    'Nenhum outro utilizador da sua empresa com a função Compras pode aprovar esta encomenda. Adicione um ou altere as regras de aprovação.',
  'This order waits for the approval of a colleague': 'Esta encomenda aguarda a aprovação de um colega',
  'This order needs the approval of a colleague. Request it first.':
    'Esta encomenda precisa da aprovação de um colega. Peça-a primeiro.',
  'The approval of this order has already been requested': 'A aprovação desta encomenda já foi pedida',
  'This order needs no approval. You can confirm it.': 'Esta encomenda não precisa de aprovação. Pode confirmá-la.',
  'No approval of this order is waiting': 'Não há nenhuma aprovação pendente para esta encomenda',
  'Only the person who requested this approval can withdraw the request':
    'Só a pessoa que pediu esta aprovação pode retirar o pedido',
  'This approval waits for someone else': 'Esta aprovação aguarda outra pessoa',
  // ordering/cart/applying
  'An order can only have products of one sub-category': 'Uma encomenda só pode ter produtos de uma subcategoria',
  'This order is too large': 'Esta encomenda é demasiado grande',
  // ordering/cart/cart
  'A cart can have up to {0} products': 'Um carrinho pode ter até {0} produtos',
  'This product is not in your cart': 'Este produto não está no seu carrinho',
  // ordering/cart/handing-over
  'The order that is being prepared has changed meanwhile': 'A encomenda em preparação mudou entretanto',
  // ordering/cart/quick-add
  'Enter a reference': 'Introduza uma referência',
  'There is no product with this reference': 'Não existe nenhum produto com esta referência',
  'The same as row {0}': 'Igual à linha {0}',
  // ordering/cart/wanted
  'The address {0} has been deleted. Choose another one.': 'A morada {0} foi eliminada. Escolha outra.',
  'Address not found': 'Morada não encontrada',
  'This product is in the order twice': 'Este produto está repetido na encomenda',
  'An order can only go to one country': 'Uma encomenda só pode ter um país de destino',
  'Please select a shipping method': 'Escolha um método de envio',
  'Please enter a destination for {0}': 'Indique um destino para {0}',
  // ordering/fulfilment/additions
  'Enter which certificate this is': 'Indique de que certificado se trata',
  'Enter what this document is': 'Indique de que documento se trata',
  'Each certificate can be sent only once': 'Cada certificado só pode ser enviado uma vez',
  'This order does not need "{0}"': 'Esta encomenda não precisa de «{0}»',
  'Enter a link that begins with https:// or http://': 'Introduza uma ligação que comece por https:// ou http://',
  'This line is not in the order': 'Esta linha não está na encomenda',
  'Each line can be named only once': 'Cada linha só pode ser indicada uma vez',
  'A lot number is entered twice on one line': 'Há um número de lote repetido na mesma linha',
  // ordering/fulfilment/deciding-documents
  'Each document can be sent only once': 'Cada documento só pode ser enviado uma vez',
  'Please upload the import license': 'Carregue a licença de importação',
  'Enter a reason': 'Indique um motivo',
  // ordering/fulfilment/documents-routes
  'Document not found': 'Documento não encontrado',
  // ordering/fulfilment/fulfilling
  'This day is in the past': 'Este dia já passou',
  'An order cannot be shipped before it was confirmed': 'Uma encomenda não pode ser expedida antes de ser confirmada',
  'This day is in the future': 'Este dia ainda não chegou',
  'It cannot arrive before it was shipped': 'Não pode chegar antes de ser expedida',
  'An order cannot arrive before it was shipped': 'Uma encomenda não pode chegar antes de ser expedida',
  'The due date is in the past': 'A data de pagamento já passou',
  // ordering/fulfilment/requesting-documents
  'Enter an amount or a percentage, not both': 'Introduza um valor ou uma percentagem, não ambos',
  'Enter at most the grand total': 'Introduza, no máximo, o total geral',
  // ordering/fulfilment/reviewing-documents
  'A newer document has been sent. Please check the new one.':
    'Foi enviado um documento mais recente. Verifique o novo.',
  // ordering/placing/changed-items
  'This order goes to {0}': 'Destino desta encomenda: {0}',
  'This order can only have products of {0}': 'Esta encomenda só pode ter produtos de: {0}',
  '{0}: {1}. Change it or remove it first.': '{0}: {1}. Altere ou remova primeiro este artigo.',
  'Item not found in this order': 'Artigo não encontrado nesta encomenda',
  'An order can have up to {0} products': 'Uma encomenda pode ter até {0} produtos',
  // ordering/placing/changing-items
  'Prices have changed since you opened this page. Please look at the new total.':
    'Há preços que mudaram desde que abriu esta página. Verifique o novo total.',
  // ordering/placing/changing-routes
  'Item not found': 'Artigo não encontrado',
  'Send the decision on documents on its own': 'Envie a decisão sobre os documentos em separado',
  'Give a reason only when you reject documents': 'Indique um motivo apenas quando rejeitar documentos',
  // ordering/placing/changing
  'Request at most one other certificate': 'Peça, no máximo, um outro certificado',
  // ordering/placing/placing
  'This order has already been placed.': 'Esta encomenda já foi efetuada.',
  'Prices have changed since you filled the cart. Please look at the new total.':
    'Há preços que mudaram desde que encheu o carrinho. Verifique o novo total.',
  'You can use {0} CareCoins at most on this order': 'Pode usar no máximo {0} CareCoins nesta encomenda',
  // ordering/placing/references
  '{0} is already on order {1}: use it again?': '{0} já consta da encomenda {1}: usar de novo?',
  'Choose a day within the next {0} months': 'Escolha um dia nos próximos {0} meses',
  // ordering/provider
  'recorded what papers say of the provider': 'registou o que os documentos dizem do fornecedor',
  // ordering/quotes/issuing
  'Another option has this name': 'Outra opção já tem este nome',
  'There is no such line in this order': 'Esta linha não existe na encomenda',
  'This line is adjusted twice': 'Esta linha está ajustada duas vezes',
  'This is already the price': 'Este já é o preço atual',
  'The order has changed. Please check it again.': 'A encomenda mudou. Verifique-a de novo.',
  // ordering/quotes/quote-routes
  'Quote not found': 'Cotação não encontrada',
  // ordering/quotes/quoting
  'This quote has expired': 'Esta cotação expirou',
  'The quote has been revised. Please check the new version.': 'A cotação foi revista. Verifique a nova versão.',
  'Freight option not found': 'Opção de frete não encontrada',
  // ordering/terms/offer
  '{0} is no longer available': '{0} já não está disponível',
  'No longer available': 'Já não disponível',
  // promotions/promo-code-view
  'Cost ($)': 'Custo ($)',
  'Ordered ($)': 'Encomendado ($)',
  // promotions/promo-code
  'Promo code {0} already exists': 'O código promocional {0} já existe',
  'Promo code {0} already exists. Choose another one': 'O código promocional {0} já existe. Escolha outro',
  'Already used {0} times': 'Número de utilizações até agora: {0}',
  'One distributor has already used it {0} times': 'Utilizações de um só distribuidor até agora: {0}',
  'Promo code not found': 'Código promocional não encontrado',
  // promotions/routes
  'Enter 3 to 32 letters, digits or hyphens, without a hyphen at either end':
    'Introduza 3 a 32 letras, algarismos ou hífenes, sem hífen no início nem no fim',
  '{0}. Choose another one': '{0}. Escolha outro',
  'One of these products was not found': 'Um destes produtos não foi encontrado',
  'One of these distributors was not found': 'Um destes distribuidores não foi encontrado',
  // terms/label-code
  'This code is already used by a label of this registration': 'Este código já é usado por um rótulo deste registo',
  'A company can have up to {0} standing orders': 'Uma empresa pode ter até {0} encomendas periódicas',
  'The last month is over before the first order': 'O último mês termina antes da primeira encomenda',
  'This standing order has ended': 'Esta encomenda periódica terminou',
  'This standing order has changed meanwhile. Please look at it again.':
    'Esta encomenda periódica mudou entretanto. Verifique-a novamente.',
  'This standing order is not waiting for a review': 'Esta encomenda periódica não está à espera de revisão',
  '{0} cannot be ordered like this. Change the standing order.':
    '{0}: não pode ser encomendado assim. Altere a encomenda periódica.',
  'The last month of this standing order is over. Change it, or end it.':
    'O último mês desta encomenda periódica já passou. Altere-a ou termine-a.',
  'This product is in the standing order twice': 'Este produto está duas vezes na encomenda periódica',
  'No planned order is urgent': 'Nenhuma encomenda planeada é urgente',
  'No order is planned that can still arrive in time':
    'Não há nenhuma encomenda planeada que ainda possa chegar a tempo',
} as const
