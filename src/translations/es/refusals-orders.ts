/** What refusals about orders say, by the English phrase. `{0}`, `{1}` …: what is put in. */
export const refusalsOfOrders = {
  // agreements/agreement-request
  'Request not found': 'Solicitud no encontrada',
  'This request is already being worked on': 'Ya se está trabajando en esta solicitud',
  'This request has already been answered': 'Esta solicitud ya se respondió',
  // agreements/agreement
  'Agreement not found': 'Acuerdo no encontrado',
  'A newer version is of the same type and for the same country':
    'Una versión más reciente debe ser del mismo tipo y para el mismo país',
  'The agreement in force was signed later': 'El acuerdo en vigor se firmó después',
  // agreements/office-routes
  'Select a company': 'Seleccione una empresa',
  'No product has the code {0}': 'Ningún producto tiene el código {0}',
  'Say why it is refused': 'Indique por qué se rechaza',
  // agreements/routes
  'An agreement is for one country': 'Un acuerdo es para un solo país',
  // catalogue/documents/document-routes
  'Secondary packaging': 'Empaque secundario',
  'Master carton': 'Caja máster',
  'Shipping carton': 'Caja de envío',
  'Other packaging': 'Otro empaque',
  'No label available': 'No hay etiqueta disponible',
  'Your company has downloaded its catalogue many times. Please try again in a few minutes.':
    'Su empresa descargó su catálogo muchas veces. Inténtelo de nuevo en unos minutos.',
  // catalogue/office-routes
  'A country is listed twice': 'Un país aparece dos veces',
  // catalogue/prices/price-change-routes
  'Registration not found': 'Registro no encontrado',
  // catalogue/prices/price-routes
  Category: 'Categoría',
  Registration: 'Registro',
  Price: 'Precio',
  Discount: 'Descuento',
  'Effective price': 'Precio efectivo',
  // catalogue/prices/scheduled-prices
  'A price is more than nothing': 'Un precio debe ser mayor que cero',
  'Choose a day that lies ahead': 'Elija un día futuro',
  'At most {0} prices can be scheduled for a product in a country':
    'Se pueden programar como máximo {0} precios de un producto en un país',
  'No price is scheduled for this day any more': 'Ya no hay ningún precio programado para este día',
  // catalogue/products/category
  'This category already exists': 'Esta categoría ya existe',
  'This sub-category is listed twice': 'Esta subcategoría aparece dos veces',
  'Sub-category not found': 'Subcategoría no encontrada',
  // catalogue/products/interest
  'This product is available in your region': 'Este producto está disponible en su región',
  'This product is not registered in this country': 'Este producto no está registrado en este país',
  // catalogue/products/product-office-routes
  'Product not found': 'Producto no encontrado',
  // catalogue/products/product
  '{0} (product {1})': '{0} (producto {1})',
  'A product with this reference already exists': 'Ya existe un producto con esta referencia',
  'This packaging does not belong to this product': 'Este empaque no pertenece a este producto',
  'This packaging is listed twice': 'Este empaque aparece dos veces',
  'This product was discontinued': 'Este producto está descontinuado',
  // catalogue/registrations/registration
  'A product is registered in one country': 'Un registro es de un producto en un solo país',
  'This product is already registered in this country': 'Este producto ya está registrado en este país',
  'A discount needs a price': 'Un descuento necesita un precio',
  // catalogue/routes
  'Your request has been saved.': 'Su solicitud se guardó.',
  // deadline-feed/routes
  'Calendar not found': 'Calendario no encontrado',
  // forecasting/forecast
  'Someone else has changed this forecast': 'Otra persona cambió este pronóstico',
  'A forecast covers 12 months': 'Un pronóstico abarca 12 meses',
  'The 12 months begin with the current month': 'Los 12 meses comienzan con el mes en curso',
  'The 12 months must follow each other': 'Los 12 meses deben ser consecutivos',
  '{0}: {1} need at least 1 order': '{0}: para {1} se necesita al menos 1 pedido',
  'The stock-ticking date cannot lie in the future': 'La fecha del conteo no puede ser futura',
  'The stock-ticking date cannot lie more than {0} years back':
    'La fecha del conteo no puede ser de hace más de {0} años',
  'Forecast not found': 'Pronóstico no encontrado',
  // forecasting/lead-times
  'Enter 1 to 4 lead times': 'Ingrese de 1 a 4 plazos de entrega',
  // forecasting/routes
  'This belongs to another product or country than is filed here':
    'Este pronóstico es de otro producto o país que el indicado',
  'Choose a product of your portfolio': 'Elija un producto de su portafolio',
  'Choose one of the countries that you sell this product in': 'Elija uno de los países en los que vende este producto',
  'The product is not registered in this country': 'El producto no está registrado en este país',
  // forecasting/sales-routes
  Month: 'Mes',
  Orders: 'Pedidos',
  Value: 'Valor',
  'Forecast orders': 'Pedidos pronosticados',
  'Forecast quantity': 'Cantidad pronosticada',
  'Forecast when the month began': 'Pronóstico al inicio del mes',
  'All companies': 'Todas las empresas',
  // labels/issue-routes
  'File not found': 'Archivo no encontrado',
  'Label not found': 'Etiqueta no encontrada',
  // labels/label-issue
  'This label issue has been released': 'La etiqueta de este problema ya se liberó',
  'There is a newer artwork': 'Hay un arte más reciente',
  'This artwork has already been answered': 'Este arte ya tiene respuesta',
  'The distributor has not answered this artwork yet': 'El distribuidor aún no ha respondido sobre este arte',
  // labels/office-routes
  'Label issue not found': 'Problema de etiqueta no encontrado',
  // loyalty/account
  'You have {0}': 'Tiene {0}',
  'You have {0}. This item costs {1}.': 'Tiene {0}. Este material cuesta {1}.',
  'Grant at least one CareCoin': 'Otorgue al menos un CareCoin',
  'Nothing would change': 'Nada cambiaría',
  'The balance is {0} and cannot become negative': 'El saldo es de {0} y no puede quedar negativo',
  'The balance is {0}: no more can be taken away': 'El saldo es de {0}: no se puede descontar más',
  // loyalty/manual-coins/manual-coins-routes
  '{0} is not in the loyalty programme': '{0} no está en el programa de lealtad',
  'At most {0} are granted at once': 'Se otorgan como máximo {0} a la vez',
  // loyalty/manual-coins/manual-coins
  'This request was decided already': 'Ya se decidió sobre esta solicitud',
  'Another administrator has to approve what you grant or correct':
    'Otro administrador debe aprobar lo que usted otorga o corrige',
  'This request does not exist': 'Esta solicitud no existe',
  // loyalty/partners/partner-order
  'The price has changed: this item now costs {0}.': 'El precio cambió: ahora este material cuesta {0}.',
  'This has already been sent': 'Ya se envió',
  'This has already been cancelled': 'Ya se canceló',
  // loyalty/partners/partner-product
  'Enter a price of at least one CareCoin': 'Ingrese un precio de al menos un CareCoin',
  'This item has already been discontinued': 'Este material ya está descontinuado',
  'This item can be redeemed already': 'Este material ya se puede canjear',
  // loyalty/routes
  'This item can no longer be redeemed': 'Este material ya no se puede canjear',
  'Your company is not in the loyalty programme': 'Su empresa no está en el programa de lealtad',
  // loyalty/rules/rules
  'A status requires at least as much as the one below it': 'Un nivel exige al menos tanto como el inferior',
  'Choose a day that is still to come': 'Elija un día futuro',
  'These are the rules of that day already': 'Las reglas de ese día ya son estas',
  'No change is scheduled for this day': 'No hay ningún cambio programado para este día',
  'These rules are in force. Schedule others instead.': 'Estas reglas están vigentes. Programe otras en su lugar.',
  // ordering/approvals/approval-rules
  'Choose a procurement user of your company': 'Elija un usuario de su empresa con el rol Compras',
  'Choose another person than the approver': 'Elija a una persona distinta del aprobador',
  'Choose to whom it passes on': 'Elija a quién pasa la aprobación',
  'Choose procurement users of your company': 'Elija usuarios de su empresa con el rol Compras',
  'A colleague has changed the rules meanwhile. Please look at them again.':
    'Mientras tanto, un colega cambió las reglas. Revíselas de nuevo.',
  'any amount': 'cualquier monto',
  'above {0}': 'más de {0}',
  'in {0}': 'en {0}',
  'placed by {0}': 'realizados por {0}',
  'turned approvals off': 'desactivó las aprobaciones',
  'changed the approval rules': 'cambió las reglas de aprobación',
  // ordering/approvals/approving
  'No other procurement user of your company can approve this order. Add one, or change the approval rules.':
    'Ningún otro usuario de su empresa con el rol Compras puede aprobar este pedido. Agregue uno o cambie las reglas de aprobación.',
  'This order waits for the approval of a colleague': 'Este pedido está a la espera de la aprobación de un colega',
  'This order needs the approval of a colleague. Request it first.':
    'Este pedido requiere la aprobación de un colega. Solicítela primero.',
  'The approval of this order has already been requested': 'Ya se solicitó la aprobación de este pedido',
  'This order needs no approval. You can confirm it.': 'Este pedido no requiere aprobación. Puede confirmarlo.',
  'No approval of this order is waiting': 'No hay ninguna aprobación pendiente de este pedido',
  'Only the person who requested this approval can withdraw the request':
    'Solo la persona que solicitó esta aprobación puede retirar la solicitud',
  'This approval waits for someone else': 'Esta aprobación le corresponde a otra persona',
  // ordering/cart/applying
  'An order can only have products of one sub-category': 'Un pedido solo puede tener productos de una subcategoría',
  'This order is too large': 'Este pedido es demasiado grande',
  // ordering/cart/cart
  'A cart can have up to {0} products': 'Un carrito puede tener hasta {0} productos',
  'This product is not in your cart': 'Este producto no está en su carrito',
  // ordering/cart/handing-over
  'The order that is being prepared has changed meanwhile': 'El pedido en preparación cambió mientras tanto',
  // ordering/cart/quick-add
  'Enter a reference': 'Ingrese una referencia',
  'There is no product with this reference': 'No hay ningún producto con esta referencia',
  'The same as row {0}': 'Igual que la fila {0}',
  // ordering/cart/wanted
  'The address {0} has been deleted. Choose another one.': 'Se eliminó la dirección {0}. Elija otra.',
  'Address not found': 'Dirección no encontrada',
  'This product is in the order twice': 'Este producto está dos veces en el pedido',
  'An order can only go to one country': 'Un pedido solo puede ir a un país',
  'Please select a shipping method': 'Seleccione un método de envío',
  'Please enter a destination for {0}': 'Ingrese un destino para {0}',
  // ordering/fulfilment/additions
  'Enter which certificate this is': 'Indique qué certificado es',
  'Enter what this document is': 'Indique qué documento es',
  'Each certificate can be sent only once': 'Cada certificado se puede enviar una sola vez',
  'This order does not need "{0}"': 'Este pedido no necesita “{0}”',
  'Enter a link that begins with https:// or http://': 'Ingrese un enlace que comience con https:// o http://',
  'This line is not in the order': 'Esta línea no está en el pedido',
  'Each line can be named only once': 'Cada línea se puede indicar una sola vez',
  'A lot number is entered twice on one line': 'Un número de lote aparece dos veces en una línea',
  // ordering/fulfilment/deciding-documents
  'Each document can be sent only once': 'Cada documento se puede enviar una sola vez',
  'Please upload the import license': 'Cargue la licencia de importación',
  'Enter a reason': 'Ingrese un motivo',
  // ordering/fulfilment/documents-routes
  'Document not found': 'Documento no encontrado',
  // ordering/fulfilment/fulfilling
  'This day is in the past': 'Este día ya pasó',
  'An order cannot be shipped before it was confirmed': 'Un pedido no puede despacharse antes de haberse confirmado',
  'This day is in the future': 'Este día es futuro',
  'It cannot arrive before it was shipped': 'No puede llegar antes de haberse despachado',
  'An order cannot arrive before it was shipped': 'Un pedido no puede llegar antes de haberse despachado',
  'The due date is in the past': 'La fecha límite ya pasó',
  // ordering/fulfilment/requesting-documents
  'Enter an amount or a percentage, not both': 'Ingrese un monto o un porcentaje, no ambos',
  'Enter at most the grand total': 'Ingrese como máximo el total general',
  // ordering/fulfilment/reviewing-documents
  'A newer document has been sent. Please check the new one.': 'Se envió un documento más reciente. Revise el nuevo.',
  // ordering/placing/changed-items
  'This order goes to {0}': 'Este pedido va a {0}',
  'This order can only have products of {0}': 'Este pedido solo puede tener productos de {0}',
  '{0}: {1}. Change it or remove it first.': '{0}: {1}. Cámbielo o quítelo primero.',
  'Item not found in this order': 'Artículo no encontrado en este pedido',
  'An order can have up to {0} products': 'Un pedido puede tener hasta {0} productos',
  // ordering/placing/changing-items
  'Prices have changed since you opened this page. Please look at the new total.':
    'Los precios cambiaron desde que abrió esta página. Revise el nuevo total.',
  // ordering/placing/changing-routes
  'Item not found': 'Artículo no encontrado',
  'Send the decision on documents on its own': 'Envíe la decisión sobre los documentos por separado',
  'Give a reason only when you reject documents': 'Indique un motivo solo cuando rechace documentos',
  // ordering/placing/changing
  'Request at most one other certificate': 'Solicite como máximo otro certificado',
  // ordering/placing/placing
  'This order has already been placed.': 'Este pedido ya se realizó.',
  'Prices have changed since you filled the cart. Please look at the new total.':
    'Los precios cambiaron desde que llenó el carrito. Revise el nuevo total.',
  'You can use {0} CareCoins at most on this order': 'Puede usar como máximo {0} CareCoins en este pedido',
  // ordering/placing/references
  '{0} is already on order {1}: use it again?': '{0} ya está en el pedido {1}: ¿usarlo de nuevo?',
  'Choose a day within the next {0} months': 'Elija un día dentro de los próximos {0} meses',
  // ordering/provider
  'recorded what papers say of the provider': 'registró lo que los documentos dicen del proveedor',
  // ordering/quotes/issuing
  'Another option has this name': 'Otra opción tiene este nombre',
  'There is no such line in this order': 'No existe esa línea en este pedido',
  'This line is adjusted twice': 'Esta línea se ajusta dos veces',
  'This is already the price': 'Este ya es el precio',
  'The order has changed. Please check it again.': 'El pedido cambió. Revíselo de nuevo.',
  // ordering/quotes/quote-routes
  'Quote not found': 'Cotización no encontrada',
  // ordering/quotes/quoting
  'This quote has expired': 'Esta cotización venció',
  'The quote has been revised. Please check the new version.': 'La cotización fue revisada. Consulte la nueva versión.',
  'Freight option not found': 'Opción de flete no encontrada',
  // ordering/terms/offer
  '{0} is no longer available': '{0} ya no está disponible',
  'No longer available': 'Ya no está disponible',
  // promotions/promo-code-view
  'Cost ($)': 'Costo ($)',
  'Ordered ($)': 'Pedido ($)',
  // promotions/promo-code
  'Promo code {0} already exists': 'El código promocional {0} ya existe',
  'Promo code {0} already exists. Choose another one': 'El código promocional {0} ya existe. Elija otro',
  'Already used {0} times': 'Ya se usó {0} veces',
  'One distributor has already used it {0} times': 'Un distribuidor ya lo usó {0} veces',
  'Promo code not found': 'Código promocional no encontrado',
  // promotions/routes
  'Enter 3 to 32 letters, digits or hyphens, without a hyphen at either end':
    'Ingrese de 3 a 32 letras, dígitos o guiones, sin guion al principio ni al final',
  '{0}. Choose another one': '{0}. Elija otro',
  'One of these products was not found': 'No se encontró uno de estos productos',
  'One of these distributors was not found': 'No se encontró uno de estos distribuidores',
  // terms/label-code
  'This code is already used by a label of this registration': 'Este código ya lo usa una etiqueta de este registro',
  'A company can have up to {0} standing orders': 'Una empresa puede tener hasta {0} pedidos periódicos',
  'The last month is over before the first order': 'El último mes termina antes del primer pedido',
  'This standing order has ended': 'Este pedido periódico finalizó',
  'This standing order has changed meanwhile. Please look at it again.':
    'Este pedido periódico cambió mientras tanto. Revíselo de nuevo.',
  'This standing order is not waiting for a review': 'Este pedido periódico no está a la espera de revisión',
  '{0} cannot be ordered like this. Change the standing order.':
    '{0}: no se puede pedir así. Cambie el pedido periódico.',
  'The last month of this standing order is over. Change it, or end it.':
    'El último mes de este pedido periódico ya pasó. Cámbielo o finalícelo.',
  'This product is in the standing order twice': 'Este producto está dos veces en el pedido periódico',
  'No planned order is urgent': 'Ningún pedido planificado es urgente',
  'No order is planned that can still arrive in time': 'No hay ningún pedido planificado que aún pueda llegar a tiempo',
} as const
