/** What labels say, by the English phrase. `{0}`, `{1}` …: what is put in. */
export const labels = {
  // agreements/agreement-names
  'Distributor agreement': 'Acuerdo de distribución',
  'Supplier agreement': 'Acuerdo de suministro',
  'Quality agreement (medical devices)': 'Acuerdo de calidad (dispositivos médicos)',
  'Quality agreement (medicines)': 'Acuerdo de calidad (medicamentos)',
  // agreements/contract
  'Error while requesting agreement': 'No se pudo solicitar el acuerdo',
  // catalogue/events
  'Expected a known country': 'Se esperaba un país de la lista',
  'Enter a whole number from 1 to 999 999': 'Ingrese un número entero de 1 a 999 999',
  // catalogue/prices/price-rows
  'The row has more cells than there are columns. Keep one of these values':
    'La fila tiene más celdas que columnas. Conserve uno de estos valores',
  'No product has this reference': 'Ningún producto tiene esta referencia',
  'The product is not registered there': 'El producto no está registrado allí',
  'This price is listed twice': 'Este precio aparece dos veces',
  'Enter a price or a discount': 'Ingrese un precio o un descuento',
  'It has no price yet: enter one': 'Aún no tiene precio: ingrese uno',
  // catalogue/registrations/registration-status
  Registered: 'Registrado',
  'Under renewal': 'En renovación',
  'Eligible for import with letter': 'Apto para importación con carta',
  'Registration not required': 'Registro no requerido',
  'Registration in progress': 'Registro en trámite',
  'Not registered': 'No registrado',
  Suspended: 'Suspendido',
  Expired: 'Vencido',
  Rejected: 'Rechazado',
  'Not available in {0} ({1})': 'No disponible en {0} ({1})',
  'no price is set': 'aún sin precio',
  'registration status: {0}': 'estado del registro: {0}',
  // distributors/account-states
  'Your account is not activated yet': 'Su cuenta aún no está activada',
  'Your account is suspended': 'Su cuenta está suspendida',
  // distributors/file/file-contract
  'Error while uploading document': 'No se pudo cargar el documento',
  'Error while updating document': 'No se pudo actualizar el documento',
  // distributors/file/requirements
  'Due diligence': 'Debida diligencia',
  'Business license': 'Licencia comercial',
  'Registration certification': 'Certificación de registro',
  'It cannot be read': 'No se puede leer',
  'It is not the document we requested': 'No es el documento que solicitamos',
  'It names another company': 'Menciona a otra empresa',
  'It is out of date': 'No está vigente',
  'Pages are missing': 'Faltan páginas',
  'It is not certified': 'No está certificado',
  'It is not in English and has no translation': 'No está en inglés y no tiene traducción',
  'It is not signed': 'No está firmado',
  'Another reason': 'Otro motivo',
  'Certificate of incorporation': 'Certificado de constitución',
  Memorandum: 'Escritura de constitución',
  'Register of directors': 'Registro de directores',
  'Register of members': 'Registro de socios',
  'Wholesaler questionnaire': 'Cuestionario para mayoristas',
  'Wholesaler license': 'Licencia de mayorista',
  'CE certificate': 'Certificado CE',
  'ISO certification': 'Certificación ISO',
  Other: 'Otro',
  'Business license free sale certificate': 'Licencia comercial, certificado de libre venta',
  'Please upload wholesaler license or check the related checkbox':
    'Cargue la licencia de mayorista o marque la casilla correspondiente',
  // forecasting/not-saved
  'Error while creating forecast': 'No se pudo crear el pronóstico',
  // identity/password/password
  'The password needs 8 or more characters, with a lowercase letter, an uppercase letter, a digit and one of @ $ ! % * ? . &, and nothing else':
    'La contraseña debe tener 8 caracteres o más, con una letra minúscula, una mayúscula, un dígito y uno de estos signos: @ $ ! % * ? . &, y nada más',
  'The password needs 12 to 128 characters': 'La contraseña debe tener de 12 a 128 caracteres',
  'This password is too common: choose one that is harder to guess':
    'Esta contraseña es demasiado común: elija una más difícil de adivinar',
  'Choose a password without your name, login name, e-mail or company':
    'Elija una contraseña sin su nombre, nombre de usuario, correo electrónico o empresa',
  // labels/contract
  'Error while reporting issue': 'No se pudo reportar el problema',
  // loyalty/contract
  'Enter why it is another amount': 'Indique por qué la cantidad es otra',
  // notifications/newsletter/contract
  'Thank you. Please look into your mailbox: a link there confirms your subscription.':
    'Gracias. Revise su correo: un enlace que le enviamos confirma su suscripción.',
  'Invalid email.': 'Correo electrónico no válido.',
  // ordering/history/event-texts
  '{0} {1}, grand total {2}': '{0} {1}, total general {2}',
  '{0}, shipping': '{0}, envío',
  Shipping: 'Envío',
  '{0} freight options, grand total from {1}': '{0} opciones de flete, total general desde {1}',
  ', {0} adjusted': ', {0} con ajuste',
  'placed the order': 'realizó el pedido',
  '{0}, {1} (excl. VAT)': '{0}, {1} (sin IVA)',
  'reminded sales of the quote': 'recordó a Ventas la cotización',
  'Promised by {0}': 'Prometida para el {0}',
  'marked the quote as overdue': 'marcó la cotización como atrasada',
  'sent the quote': 'envió la cotización',
  'revised the quote': 'revisó la cotización',
  '{0}{1}, valid until {2}': '{0}{1}, vigente hasta el {2}',
  'withdrew the quote': 'retiró la cotización',
  'The order was changed': 'El pedido cambió',
  'sent a reminder': 'envió un recordatorio',
  '{0} left to confirm': '{0} para confirmar',
  'confirmed the order': 'confirmó el pedido',
  'requested an approval to confirm the order': 'solicitó aprobación para confirmar el pedido',
  'Passes on at {0}': 'Pasa a otra persona el {0}',
  'passed the approval on': 'pasó la aprobación a otra persona',
  'Anyone of procurement can approve': 'Cualquier persona de Compras puede aprobar',
  'The deputy can approve': 'El suplente puede aprobar',
  'declined the approval': 'no aprobó el pedido',
  'withdrew the approval request': 'retiró la solicitud de aprobación',
  'rejected the quote': 'rechazó la cotización',
  'cancelled the order': 'canceló el pedido',
  'The quote was not confirmed in time': 'La cotización no se confirmó a tiempo',
  // ordering/order-life
  'This order was placed already': 'Este pedido ya se realizó',
  'An order can only be changed until it is confirmed': 'Un pedido solo se puede cambiar hasta que se confirma',
  'Order not found': 'Pedido no encontrado',
  'A delivery date can only be wished for until the order is shipped':
    'Solo se puede desear una fecha de entrega hasta que el pedido se despacha',
  'Only an order waiting for a quote, or with a quote that is not confirmed, can be quoted':
    'Solo se puede cotizar un pedido que está a la espera de una cotización, o cuya cotización no se ha confirmado',
  'Only a quoted order can be confirmed': 'Solo se puede confirmar un pedido cotizado',
  'Only a quote waiting for confirmation can be rejected':
    'Solo se puede rechazar una cotización pendiente de confirmación',
  'Only a quote that waits for confirmation can expire': 'Solo puede vencer una cotización pendiente de confirmación',
  'An order can only be cancelled until it is confirmed': 'Un pedido solo se puede cancelar hasta que se confirma',
  'An order can only be cancelled before it is shipped': 'Un pedido solo se puede cancelar antes de que se despache',
  'A pre-payment can only be requested once the order is confirmed':
    'Solo se puede solicitar un anticipo cuando el pedido está confirmado',
  'No proof of pre-payment is required': 'No se requiere comprobante del anticipo',
  'An import license can only be requested once the order is confirmed and its pre-payment approved':
    'Solo se puede solicitar una licencia de importación cuando el pedido está confirmado y su anticipo, aprobado',
  'No import license document is required': 'No se requiere el documento de la licencia de importación',
  'Production can only start once the order is confirmed and what was requested is approved':
    'La producción solo puede comenzar cuando el pedido está confirmado y lo solicitado está aprobado',
  'Shipping documents can only be sent while the order is in production':
    'Los documentos de envío solo se pueden enviar mientras el pedido está en producción',
  'No documents are waiting for your approval': 'No hay documentos a la espera de su aprobación',
  'A pre-inspection can only be requested while the order is in production':
    'Solo se puede solicitar una preinspección mientras el pedido está en producción',
  'No pre-inspection document is required': 'No se requiere el documento de la preinspección',
  'No document of this order is waiting for review': 'Ningún documento de este pedido está a la espera de revisión',
  'Only an order that is in production, with its pre-inspection approved, can be shipped':
    'Solo se puede despachar un pedido en producción y con su preinspección aprobada',
  'Only a shipped order can be delivered': 'Solo se puede entregar un pedido despachado',
  'Only a delivered order can be billed': 'Solo se puede facturar un pedido entregado',
  'An order can only be put on hold before it is shipped': 'Un pedido solo se puede retener antes de que se despache',
  'Only an order on hold can be released': 'Solo se puede liberar un pedido retenido',
  'This order is on hold. It must be released first.': 'Este pedido está retenido. Primero hay que liberarlo.',
  'This order is on hold for a label issue. It goes on once that issue is released.':
    'Este pedido está retenido por un problema de etiqueta. Continuará cuando se libere su etiqueta.',
  'This order has been cancelled': 'Este pedido se canceló',
  'This order has been invoiced': 'Este pedido se facturó',
  '{0}. This one is confirmed already.': '{0}. Este ya está confirmado.',
  '{0}. This one is waiting for a quote.': '{0}. Este está a la espera de una cotización.',
  'This order is on hold already': 'Este pedido ya está retenido',
  // ordering/order-states
  'Place this order again': 'Repetir este pedido',
  'Modify the order': 'Modificar el pedido',
  'Confirm the order': 'Confirmar el pedido',
  'Proof of pre-payment': 'Comprobante del anticipo',
  'License document': 'Documento de la licencia',
  'Pre-inspection document': 'Documento de la preinspección',
  'Sales quote': 'Cotización de venta',
  'Import license': 'Licencia de importación',
  'Commercial invoice': 'Factura comercial',
  'Packing slip': 'Nota de empaque',
  Certificate: 'Certificado',
  'Bill of lading': 'Conocimiento de embarque',
  'Packing list': 'Lista de empaque',
  Document: 'Documento',
  'Order cancelled': 'Pedido cancelado',
  'Waiting for the quote': 'A la espera de la cotización',
  'Quote received': 'Cotización recibida',
  Confirmed: 'Confirmado',
  'Waiting for pre-payment': 'A la espera del anticipo',
  'Pre-payment under review': 'Anticipo en revisión',
  'Pre-payment approved': 'Anticipo aprobado',
  'In production': 'En producción',
  'Import license document required': 'Licencia de importación por enviar',
  'Import license under review': 'Licencia de importación en revisión',
  'Import license approved': 'Licencia de importación aprobada',
  'Pending Approval of the docs': 'Documentos por aprobar',
  'Waiting for approval': 'A la espera de aprobación',
  'Waiting for pre-inspection': 'A la espera de la preinspección',
  'Pre-inspection under review': 'Preinspección en revisión',
  'Pre-inspection approved': 'Preinspección aprobada',
  'In transit': 'En tránsito',
  'Track order': 'Rastrear el pedido',
  Delivered: 'Entregado',
  Billed: 'Facturado',
  'License required': 'Licencia requerida',
  'Documents with the distributor': 'Documentos con el distribuidor',
  'Pre-inspection': 'Preinspección',
  // ordering/quotes/quote-validity
  'A quote is valid for one day at least': 'Una cotización es válida al menos un día',
  'A quote is valid for {0} days at most': 'Una cotización es válida {0} días como máximo',
  // ordering/terms/in-packs
  'part of a pack of {0}': 'parte de un paquete de {0}',
  '{0} of {1}': '{0} de {1}',
  '{0} and {1}': '{0} y {1}',
  // ordering/terms/incoterm-fit
  Harbor: 'Marítimo',
  // ordering/terms/order-terms
  Airport: 'Aéreo',
  Road: 'Terrestre',
  'Declaration of conformity': 'Declaración de conformidad',
  'Certificate of origin (certified by Chamber of Commerce)':
    'Certificado de origen (certificado por la cámara de comercio)',
  'Certificate of analysis': 'Certificado de análisis',
  'Certificate of sterilization (only for sterile products)':
    'Certificado de esterilización (solo para productos estériles)',
  Freight: 'Flete',
  'Please select a country': 'Seleccione un país',
  'Please select quantity': 'Seleccione la cantidad',
  'Please select packaging': 'Seleccione el empaque',
  'Please select quantity and packaging': 'Seleccione la cantidad y el empaque',
  'Please select shipping and billing adresses': 'Seleccione las direcciones de envío y de facturación',
  'Please select an option within Airport, Road and Harbor': 'Seleccione una opción: Aéreo, Terrestre o Marítimo',
  'Please choose a freight option': 'Elija una opción de flete',
  // ordering/terms/quantity
  'Please enter a valid number': 'Ingrese un número válido',
  'The minimum order quantity is {0}': 'La cantidad mínima del pedido es {0}',
  'The maximum order quantity is {0}': 'La cantidad máxima del pedido es {0}',
  'Please order in steps of {0}: {1} …': 'Pida en múltiplos de {0}: {1} …',
  'The packaging {0} is no longer available. Choose another one.': 'El empaque {0} ya no está disponible. Elija otro.',
  'This product does not come in that packaging': 'Este producto no viene en ese empaque',
  // ordering/terms/special-request
  Documents: 'Documentos',
  Packing: 'Embalaje',
  'Need for pre-shipment inspection': 'Inspección previa al embarque',
  // ordering/terms/whole-number
  '{0} can be read as {1} or as {2}. Please choose one':
    '{0} se puede leer como {1} o como {2}. Elija una de las dos cifras',
  // promotions/contract
  // promotions/validity
  'Enter a percent above 0 and up to 100, such as 12.5':
    'Ingrese un porcentaje mayor que 0 y hasta 100, por ejemplo 12.5',
  'The last day lies before the first': 'El último día es anterior al primero',
  'There is no promo code {0}': 'No existe el código promocional {0}',
  'The promo code {0} is not for your company': 'El código promocional {0} no es para su empresa',
  'The promo code {0} is closed': 'El código promocional {0} está desactivado',
  'The promo code {0} is not valid before {1}': 'El código promocional {0} no es válido antes del {1}',
  'The promo code {0} expired on {1}': 'El código promocional {0} venció el {1}',
  'The promo code {0} has been used up': 'El código promocional {0} está agotado',
  'Your company has used the promo code {0} as often as it may':
    'Su empresa ya usó el código promocional {0} todas las veces permitidas',
  'The promo code {0} is for none of these products': 'El código promocional {0} no es para ninguno de estos productos',
  // service/reports/contract
  'Enter a day like 2026-12-18': 'Ingrese una fecha en formato 2026-12-18',
  'Missing mandatory fields': 'Faltan campos obligatorios',
  'Please agree that we process what you report': 'Acepte que tratemos los datos que reporta',
  // service/service-states
  Sales: 'Ventas',
  'Customer service': 'Atención al cliente',
  Quality: 'Calidad',
  Regulatory: 'Asuntos regulatorios',
  Logistics: 'Logística',
  Finance: 'Finanzas',
  'law change': 'cambio en la ley',
  'order issue': 'problema con un pedido',
  'Agreement for {0}': 'Acuerdo para {0}',
  'Availability of {0}': 'Disponibilidad de {0}',
  'Label of {0}, {1}': 'Etiqueta de {0}, {1}',
  // settings/rules
  'Enter a colour as six hexadecimal digits, for example #7529b5':
    'Ingrese un color con seis dígitos hexadecimales, por ejemplo #7529b5',
  'This colour reads {0} : 1 on white. Choose a darker one: text needs at least 4.5 : 1':
    'El contraste de este color sobre blanco es {0} : 1. Elija uno más oscuro: el texto necesita al menos 4.5 : 1',
  'Enter a phone number with its country code, for example +41 22 555 01 99':
    'Ingrese un teléfono con el código de país, por ejemplo +41 22 555 01 99',
  'Enter {0}': 'Ingrese {0}',
  'Enter an address that begins with https://': 'Ingrese una dirección que comience con https://',
  '{0} is not known in this email. Use {1}': '{0} no se conoce en este correo. Use {1}',
  'A brace is missing or left over. Use {0}': 'Falta o sobra una llave. Use {0}',
  'This part of the email is fixed': 'Esta parte del correo es fija',
  'Enter one line': 'Ingrese una sola línea',
  'Enter a time such as 08:00': 'Ingrese una hora, por ejemplo 08:00',
  'Enter a name without quotation marks, <, >, @ and \\': 'Ingrese un nombre sin comillas, <, >, @ ni \\',
  'a name': 'un nombre',
  'the name of the company': 'el nombre de la empresa',
  'Enter the address, a line each': 'Ingrese la dirección, una línea por cada parte',
  'a first name': 'un nombre de pila',
  'a last name': 'un apellido',
  'Enter a line for each network: its name, a blank, and an address that begins with https://':
    'Ingrese una línea por red: su nombre, un espacio y una dirección que comience con https://',
  'Enter a time zone such as Europe/Zurich': 'Ingrese una zona horaria, por ejemplo Europe/Zurich',
  'Work ends after it begins: enter a later time':
    'La jornada termina después de que comienza: ingrese una hora posterior',
  'Choose at least one day of the week': 'Elija al menos un día de la semana',
  // signup/form
  'This field is mandatory': 'Este campo es obligatorio',
  'This mixes letters of different alphabets. Please use one alphabet.':
    'Mezcla letras de distintos alfabetos. Use un solo alfabeto.',
  'Personal email invalid': 'Correo electrónico personal no válido',
  'Company email invalid': 'Correo electrónico de la empresa no válido',
  // signup/texts-agreed-to
  'Please agree to the terms of use and the privacy notice': 'Acepte las condiciones de uso y el aviso de privacidad',
  'The terms of use or the privacy notice changed meanwhile. Please read them again.':
    'Las condiciones de uso o el aviso de privacidad cambiaron mientras tanto. Léalos de nuevo.',
  // terms/assigned-work
  // access/personal-data
  'Erased person': 'Persona borrada',
  // money
  'Must be from 0 to 100, with at most two decimals': 'Debe ser de 0 a 100, con dos decimales como máximo',
  // text/phone-number
  'Enter a phone number in digits, such as +41 22 555 01 10':
    'Ingrese un teléfono en dígitos, por ejemplo +41 22 555 01 10',
  // text/reference
  '{0} is taken already': '{0} ya está en uso',
  '{0} reads like {1}, which is taken already': '{0} se lee como {1}, que ya está en uso',
  // text/typed-figures
  'Enter an amount above 0, such as 12.50': 'Ingrese un monto mayor que 0, por ejemplo 12.50',
  'Enter an amount with at most two decimals, such as 12.50':
    'Ingrese un monto con dos decimales como máximo, por ejemplo 12.50',
  'Enter a percent from 0 to 100, with at most two decimals':
    'Ingrese un porcentaje de 0 a 100, con dos decimales como máximo',
  'Prices are in US dollars, not in {0}': 'Los precios son en dólares estadounidenses, no en {0}',
  '{0} can be read as {1} or as {2}. Write it with two decimals':
    '{0} se puede leer como {1} o como {2}. Escríbalo con dos decimales',
  CareCoin: 'CareCoin',
  CareCoins: 'CareCoins',
  certificates: 'certificados',
  competitor: 'competidor',
  contact: 'contacto',
  countries: 'países',
  country: 'país',
  day: 'día',
  days: 'días',
  decision: 'decisión',
  decisions: 'decisiones',
  document: 'documento',
  documents: 'documentos',
  file: 'archivo',
  files: 'archivos',
  none: 'ninguno',
  order: 'pedido',
  orders: 'pedidos',
  pack: 'paquete',
  packs: 'paquetes',
  password: 'contraseña',
  price: 'precio',
  prices: 'precios',
  product: 'producto',
  products: 'productos',
  quote: 'cotización',
  report: 'el reporte',
  request: 'la solicitud',
  stream: 'flujo',
  streams: 'flujos',
  'sub-category': 'subcategoría',
  tender: 'licitación',
  unit: 'unidad',
  units: 'unidades',
  user: 'usuario',
  users: 'usuarios',
  'from ': 'desde ',
  'the name of the portal': 'el nombre del portal',
} as const
