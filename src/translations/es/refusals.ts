/** What other refusals say, by the English phrase. `{0}`, `{1}` …: what is put in. */
export const refusals = {
  // departures/departure
  'This has left already and cannot be taken back': 'Esto ya salió y no se puede deshacer',
  // distributors/address-book
  'A company can have up to {0} addresses. Delete one that is no longer used.':
    'Una empresa puede tener hasta {0} direcciones. Elimine una que ya no se use.',
  'This address does not exist': 'Esta dirección no existe',
  'The type of an address cannot change: add a new one':
    'El tipo de una dirección no se puede cambiar: agregue una nueva',
  // distributors/desk/review-routes
  'Enter why the document is returned': 'Indique por qué se devuelve el documento',
  'Choose a day from today on': 'Elija un día a partir de hoy',
  // distributors/desk/then-routes
  'The company was not here yet at that moment': 'En ese momento la empresa aún no estaba aquí',
  // distributors/desk/vetting-routes
  'Choose why it is returned': 'Elija por qué se devuelve',
  'Enter what is wrong': 'Indique qué está mal',
  // distributors/desk/vetting
  'Another reviewer has already drafted a decision on this document':
    'Otra persona ya preparó una decisión sobre este documento',
  'There is no draft of yours for this document': 'Usted no tiene ningún borrador sobre este documento',
  'There is nothing to send': 'No hay nada que enviar',
  // distributors/distributor
  'This company’s data is as it was when it was looked at last':
    'Los datos de esta empresa son los mismos que se revisaron la última vez',
  'The company has changed its data again meanwhile': 'Mientras tanto, la empresa volvió a cambiar sus datos',
  'There is no question about your company’s data any more': 'Ya no hay ninguna pregunta sobre los datos de su empresa',
  'Choose countries from the list': 'Elija países de la lista',
  'This account is already activated': 'Esta cuenta ya está activada',
  'Set the region and the countries of this account before activating it':
    'Defina la región y los países de esta cuenta antes de activarla',
  'This account is already suspended': 'Esta cuenta ya está suspendida',
  'This account is not suspended': 'Esta cuenta no está suspendida',
  // distributors/file/company-file
  '“{0}” has expired. Please send the new one in your documents; orders can be placed again once it is approved.':
    '“{0}” venció. Envíe el nuevo en sus documentos; se podrán hacer pedidos de nuevo cuando esté aprobado.',
  // distributors/file/filing
  'This file was returned as “{0}”. Please send another one': 'Este archivo se devolvió como “{0}”. Envíe otro',
  'This document is required as “{0}”. Please add the other one as a new document':
    'Este documento se exige como “{0}”. Agregue el otro como documento nuevo',
  'We requested this document as “{0}”. Please add the other one as a new document':
    'Solicitamos este documento como “{0}”. Agregue el otro como documento nuevo',
  'This document does not exist': 'Este documento no existe',
  'This document cannot be updated. Please add a new one': 'Este documento no se puede actualizar. Agregue uno nuevo',
  'Please choose the new file': 'Elija el archivo nuevo',
  'This is the file that was returned. Please send another one': 'Este es el archivo que se devolvió. Envíe otro',
  'This document has been reviewed already': 'Este documento ya se revisó',
  'This document has not expired': 'Este documento no ha vencido',
  // distributors/file/routes
  Report: 'Reporte',
  'You may not do this': 'No tiene permiso para hacer esto',
  // distributors/form
  'Please choose a country from the list': 'Elija un país de la lista',
  // distributors/routes
  'Not approved yet: {0}': 'Aún sin aprobar: {0}',
  'This email is already used': 'Este correo electrónico ya está en uso',
  'Please choose an active person of sales': 'Elija una persona activa de Ventas',
  'Enter the region': 'Ingrese la región',
  'Choose the countries': 'Elija los países',
  // figures/routes
  Amount: 'Monto',
  Days: 'Días',
  'Counts in': 'Cuenta en',
  Figure: 'Cifra',
  Stream: 'Flujo',
  'Figure not found': 'Cifra no encontrada',
  // files/routes
  'Please sign in': 'Inicie sesión',
  // identity/account-routes
  'Request expired': 'La solicitud venció',
  // identity/list-views/list-view-routes
  'Remove a view before you keep another one': 'Quite una vista antes de guardar otra',
  // identity/list-views/list-view
  'This view does not exist': 'Esta vista no existe',
  // identity/new-address
  'You have sent many invitations and e-mail changes within the last hour. Please try again later.':
    'Envió muchas invitaciones y cambios de correo electrónico en la última hora. Inténtelo de nuevo más tarde.',
  // identity/password/password-routes
  'Please enter a valid email': 'Ingrese un correo electrónico válido',
  // identity/people/colleagues-routes
  'Kept in the log permanently: do not include names': 'Queda en la bitácora de forma permanente: no incluya nombres',
  // identity/people/erasing
  'This person does not exist': 'Esta persona no existe',
  'This person has already been erased': 'Los datos de esta persona ya se borraron',
  'You cannot erase yourself. Ask another administrator.':
    'No puede borrar sus propios datos. Pídalo a otro administrador.',
  // identity/people/handing-over
  'This user does not exist': 'Este usuario no existe',
  'Choose another person': 'Elija a otra persona',
  'Choose one of their colleagues': 'Elija a uno de sus colegas',
  'This colleague cannot sign in': 'Este colega no puede iniciar sesión',
  'Choose a person with the role {0}': 'Elija a una persona con el rol {0}',
  // identity/people/invitation
  'This person is not invited any more': 'Esta persona ya no está invitada',
  // identity/people/office-team-routes
  'This company does not exist': 'Esta empresa no existe',
  'You cannot reset your own second factor. Ask another administrator.':
    'No puede restablecer su propio segundo factor. Pídalo a otro administrador.',
  'This person has no second factor': 'Esta persona no tiene segundo factor',
  // identity/people/people-access-routes
  'take away your own access': 'quitarse su propio acceso',
  'give back your own access': 'devolverse su propio acceso',
  'change your own role': 'cambiar su propio rol',
  // identity/people/people-routes
  'Please choose a picture': 'Elija una foto',
  'This is not the e-mail address of this person': 'Este no es el correo electrónico de esta persona',
  // identity/people/person-form
  'Email invalid': 'Correo electrónico no válido',
  'Staff need one of the roles of staff': 'El personal necesita uno de los roles del personal',
  'A user of a company is {0}': 'Un usuario de una empresa debe tener uno de estos roles: {0}',
  // identity/people/team-routes
  'Email already used': 'El correo electrónico ya está en uso',
  'This person is deactivated. Give access back first.': 'Esta persona está desactivada. Devuélvale primero el acceso.',
  // identity/registration
  'This login is already used': 'Este nombre de usuario ya está en uso',
  // identity/passkeys/passkey-routes
  'This passkey was not accepted. Try another one, or use your password.':
    'Esta llave de acceso no se aceptó. Pruebe con otra o use su contraseña.',
  'This took too long, or was used before. Please try again.': 'Tardó demasiado o ya se usó. Inténtelo de nuevo.',
  'Your account signs in by single sign-on, not by passkey.':
    'Su cuenta usa el inicio de sesión único, no una llave de acceso.',
  'This passkey belongs to another account. Use one of your own.':
    'Esta llave de acceso es de otra cuenta. Use una suya.',
  'Remove a passkey before you add another one': 'Elimine una llave de acceso antes de agregar otra',
  'This passkey could not be added. Please try again.': 'No se pudo agregar esta llave de acceso. Inténtelo de nuevo.',
  'This passkey is in use already': 'Esta llave de acceso ya está en uso',
  'This passkey was already removed': 'Esta llave de acceso ya se eliminó',
  // identity/session/second-factor-routes
  'This code is not correct. Check the clock of your device, and try again.':
    'Este código no es correcto. Revise la hora de su dispositivo e inténtelo de nuevo.',
  'This code is not correct, or was used before. Enter the next one that your app shows, or a recovery code.':
    'Este código no es correcto o ya se usó. Ingrese el siguiente que muestre su aplicación o un código de recuperación.',
  'Enter a code of your authenticator app, or a recovery code':
    'Ingrese un código de su aplicación de autenticación o un código de recuperación',
  'The second factor is not on': 'El segundo factor no está activado',
  'Your role needs a second factor': 'Su rol requiere un segundo factor',
  'Please sign in again': 'Inicie sesión de nuevo',
  // identity/session/security-routes
  'Please check your new password confirmation': 'Revise la confirmación de su nueva contraseña',
  // identity/session/session-opening
  'Enter the code of your authenticator app': 'Ingrese el código de su aplicación de autenticación',
  'Your role needs an authenticator app': 'Su rol requiere una aplicación de autenticación',
  'Use your passkey to sign in': 'Use su llave de acceso para iniciar sesión',
  // identity/session/session-routes
  'Credentials incorrect': 'Credenciales incorrectas',
  'This session has already ended': 'Esta sesión ya terminó',
  // identity/session/sign-in-trail
  'This person is deactivated': 'Esta persona está desactivada',
  // identity/single-sign-on/company-sign-in-routes
  'Another company uses one of these domains': 'Otra empresa usa uno de estos dominios',
  'Enter an address such as https://login.example.com': 'Ingrese una dirección como https://login.example.com',
  'Enter domains such as example.com': 'Ingrese dominios como example.com',
  // identity/single-sign-on/company-sign-in
  'This company does not use single sign-on': 'Esta empresa no usa el inicio de sesión único',
  // identity/single-sign-on/issuers-of
  'Your account signs in by single sign-on, not by password.':
    'Su cuenta usa el inicio de sesión único, no una contraseña.',
  // identity/single-sign-on/linking
  'There is no account for you here. Ask for an invitation, then sign in again.':
    'Usted no tiene una cuenta aquí. Pida una invitación y vuelva a iniciar sesión.',
  'Your account is not active. Ask the person who manages the users of your company.':
    'Su cuenta no está activa. Consulte a quien administra los usuarios de su empresa.',
  'Your sign-in has none of the roles that may use this portal. Ask an administrator.':
    'Su inicio de sesión no tiene ninguno de los roles que pueden usar este portal. Consulte a un administrador.',
  'Your sign-in service does not confirm your e-mail address, so we cannot find your account. Ask an administrator.':
    'Su servicio de inicio de sesión no confirma su correo electrónico, por lo que no podemos encontrar su cuenta. Consulte a un administrador.',
  'Your account is linked with another sign-in. Ask an administrator to take your access away and to give it back.':
    'Su cuenta está vinculada con otro inicio de sesión. Pida a un administrador que le quite el acceso y se lo devuelva.',
  // identity/single-sign-on/single-sign-on-routes
  'There is no single sign-on for this e-mail address. Sign in with your password.':
    'No hay inicio de sesión único para este correo electrónico. Inicie sesión con su contraseña.',
  'You signed in as another person. Please sign in as yourself.':
    'Inició sesión como otra persona. Inicie sesión con su propia cuenta.',
  // identity/user
  'Only staff can have a picture': 'Solo el personal puede tener una foto',
  'This list has no such column': 'Esta lista no tiene esa columna',
  'Choose a time zone of the list': 'Elija una zona horaria de la lista',
  'active user with the role PROCUREMENT': 'usuario activo con el rol Compras',
  'active administrator': 'administrador activo',
  'At least one {0} must remain': 'Debe quedar al menos un {0}',
  'This person is invited and has not joined yet': 'Esta persona está invitada y aún no se ha incorporado',
  'This person was erased and cannot be restored': 'Los datos de esta persona se borraron y no se pueden restaurar',
  // library/academy/academy-routes
  'Too many requests from this address. Please try again later.':
    'Demasiadas solicitudes desde esta dirección. Inténtelo de nuevo más tarde.',
  'There is no certificate with this number': 'No existe ningún certificado con este número',
  'This resource does not exist': 'Este recurso no existe',
  'This category does not exist': 'Esta categoría no existe',
  'This resource has no file': 'Este recurso no tiene archivo',
  // library/academy/lessons
  'Complete every item of this category first': 'Complete primero todos los elementos de esta categoría',
  // library/draft-routes
  'This language does not exist yet': 'Este idioma aún no existe',
  'This revision does not exist': 'Esta revisión no existe',
  // library/markdown/markdown-limits
  'Use at most {0} characters': 'Use como máximo {0} caracteres',
  'Use at most {0} lines': 'Use como máximo {0} líneas',
  'Put lists and quotes at most {0} levels deep into each other': 'Anide listas y citas hasta {0} niveles como máximo',
  'Use at most {0} items of lists and lines of quotes': 'Use como máximo {0} elementos de listas y líneas de citas',
  'Use at most {0} links and pictures, each of which begins with [':
    'Use como máximo {0} enlaces e imágenes; cada uno comienza con [',
  'Use * and _ at most {0} times': 'Use * y _ como máximo {0} veces',
  'Use the sign < at most {0} times': 'Use el signo < como máximo {0} veces',
  // library/office-routes
  'This kind of file does not fit here': 'Este tipo de archivo no corresponde aquí',
  'Publish this resource before you highlight it': 'Publique este recurso antes de destacarlo',
  // library/publishing-checks
  Text: 'Texto',
  'Second text': 'Segundo texto',
  'Enter a title': 'Ingrese un título',
  'Enter an excerpt: the card shows it': 'Ingrese un extracto: se muestra en la tarjeta',
  'Enter the alt text of the image': 'Ingrese el texto alternativo de la imagen',
  'This address cannot be opened: {0}': 'Esta dirección no se puede abrir: {0}',
  'Choose what it is': 'Elija qué es',
  'Add a film, or enter its address on {0}': 'Agregue un video o ingrese su dirección en {0}',
  'Add the file': 'Agregue el archivo',
  'Add a film: MP4 or WebM': 'Agregue un video: MP4 o WebM',
  'A film belongs to videos and tutorials': 'Un video corresponde a “Videos y tutoriales”',
  'The film has no captions': 'El video no tiene subtítulos',
  'There is no image: a drawing is shown instead': 'No hay imagen: se muestra un dibujo en su lugar',
  // library/publishing
  'Someone else has saved this text meanwhile. Please look at their version first.':
    'Mientras tanto, otra persona guardó este texto. Consulte primero su versión.',
  'This is the newest revision already': 'Esta ya es la revisión más reciente',
  'This revision is published already': 'Esta revisión ya está publicada',
  'This language is not published': 'Este idioma no está publicado',
  'Choose a moment that is still to come': 'Elija un momento futuro',
  'Nothing is scheduled for this language': 'No hay nada programado para este idioma',
  // library/watching
  'A part ends before it begins': 'Una parte termina antes de comenzar',
  'A part is longer than the film': 'Una parte es más larga que el video',
  // news/article
  'This draft was deleted': 'Este borrador se eliminó',
  'Choose a moment that lies ahead': 'Elija un momento futuro',
  'This article is not published': 'Este artículo no está publicado',
  'This article is published or scheduled. Please unpublish it first':
    'Este artículo está publicado o programado. Despublíquelo primero',
  // news/routes
  'Article not found': 'Artículo no encontrado',
  'Event not found': 'Evento no encontrado',
  // news/social-card
  'Enter the https address of a post on {0}': 'Ingrese la dirección https de una publicación en {0}',
  'This post is not shown any more': 'Esta publicación ya no se muestra',
  // notifications/mails/mail-settings
  'Quiet hours end at another hour than they begin':
    'Las horas de silencio deben terminar a una hora distinta de la de inicio',
  'You do not get notifications of this kind': 'Usted no recibe notificaciones de este tipo',
  'These emails cannot be turned off': 'Estos correos no se pueden desactivar',
  // notifications/newsletter/issue
  'This issue has been sent. Please write a new one': 'Esta edición ya se envió. Escriba una nueva',
  'The last day lies before the first one': 'El último día es anterior al primero',
  'Each language can be used once': 'Cada idioma se puede usar una sola vez',
  'This issue is on its way. Pause it instead': 'Esta edición se está enviando. Páusela en su lugar',
  'This issue has been sent. It cannot be deleted': 'Esta edición ya se envió. No se puede eliminar',
  'This issue is scheduled. Please cancel the schedule first':
    'Esta edición está programada. Cancele primero la programación',
  'This issue is not on its way': 'Esta edición no se está enviando',
  // notifications/newsletter/office-routes
  'Issue not found': 'Edición no encontrada',
  'Choose articles that are published': 'Elija artículos publicados',
  // notifications/newsletter/subscription-routes
  'This address was given several times already. Please look into your mailbox, or try again later.':
    'Esta dirección ya se ingresó varias veces. Revise su correo o inténtelo de nuevo más tarde.',
  // notifications/routes
  'This stream is not parked': 'Este flujo no está apartado',
  '{0} {1} more came in the same minute.': '{0} Y {1} más en el mismo minuto.',
  'Email not found': 'Correo no encontrado',
  // service/reports/office-report-routes
  'Filed on': 'Enviado el',
  Comment: 'Comentario',
  'Closes on': 'Cierra el',
  'People affected': 'Personas afectadas',
  Complaint: 'Queja',
  Reportable: 'Debe notificarse',
  Why: 'Motivo',
  'Report not found': 'Reporte no encontrado',
  'Only an order issue is classified': 'Solo se clasifica un problema con un pedido',
  // service/reports/report-routes
  'Enter a valid date, for example 2026-03-31': 'Ingrese una fecha válida, por ejemplo 2026-03-31',
  // service/reports/report
  'This report is done. Please open a request instead.': 'Este reporte está terminado. Abra una solicitud en su lugar.',
  'This report has been decided already': 'Ya se decidió sobre este reporte',
  'This report is done already': 'Este reporte ya está terminado',
  // service/tickets/office-ticket-routes
  'Choose an active user of this company': 'Elija un usuario activo de esta empresa',
  // service/tickets/ticket-routes
  'invoice of {0}': 'factura del pedido {0}',
  'Your request was sent to your sales representative. You can trace it under Customer requests.':
    'Su solicitud se envió a su representante de ventas. Puede seguirla en “Solicitudes de clientes”.',
  // service/tickets/ticket
  'This request is closed. Please open a new one.': 'Esta solicitud está cerrada. Abra una nueva.',
  'Something new has arrived in this request. Please read it before you send.':
    'Llegó algo nuevo en esta solicitud. Léalo antes de enviar.',
  'Ticket not found': 'Solicitud no encontrada',
  'This request is open already': 'Esta solicitud ya está abierta',
  'This request is solved already': 'Esta solicitud ya está resuelta',
  'This request is closed': 'Esta solicitud está cerrada',
  'Enter why it is solved': 'Indique por qué está resuelta',
  'This request is not solved yet': 'Esta solicitud aún no está resuelta',
  'Choose another request': 'Elija otra solicitud',
  'Choose a request of the same company': 'Elija una solicitud de la misma empresa',
  'These requests are read by different people': 'Estas solicitudes las leen personas distintas',
  // service/work/answer-template
  'This template does not exist': 'Esta plantilla no existe',
  // service/work/desk-routes
  'Choose a person who answers requests': 'Elija a una persona que responda solicitudes',
  'Choose a person who may act on it': 'Elija a una persona que pueda encargarse',
  // service/work/figure-queries
  'Quotes in 72 hours': 'Cotizaciones en 72 horas',
  'Answers in 48 hours': 'Respuestas en 48 horas',
  'Documents in ten days': 'Documentos en diez días',
  'Answers that were judged': 'Respuestas con opinión',
  // service/work/form-routes
  'There is nothing of this name to change': 'No hay nada con este nombre que se pueda cambiar',
  // service/work/ticket-desk
  'this request': 'esta solicitud',
  'Someone else has taken {0} meanwhile': 'Mientras tanto, otra persona tomó {0}',
  // settings/settings
  'Someone else has changed this since you opened it': 'Otra persona cambió esto desde que usted lo abrió',
  'This day is in the list already: {0}': 'Este día ya está en la lista: {0}',
  'The list is full: remove days that have passed': 'La lista está llena: quite días que ya pasaron',
  'Enter what people type': 'Indique lo que la gente escribe',
  'Enter what it means': 'Indique lo que significa',
  'Enter something else than what is typed': 'Ingrese algo distinto de lo que se escribe',
  'This is in the list already: it means {0}': 'Esto ya está en la lista: significa {0}',
  'The list is full: remove synonyms that no one needs': 'La lista está llena: quite sinónimos que nadie necesite',
  // signup/routes
  'Your e-mail address is confirmed already': 'Su correo electrónico ya está confirmado',
  // signup/signing-up-routes
  'This personal email is already used': 'Este correo electrónico personal ya está en uso',
  'This company email is already used': 'Este correo electrónico de la empresa ya está en uso',
  'Email already use': 'El correo electrónico ya está en uso',
  'At most {0} files can be sent': 'Se pueden enviar como máximo {0} archivos',
  'You are signed in. Please sign out before you sign up another company.':
    'Tiene una sesión abierta. Ciérrela antes de registrar otra empresa.',
  // access/own-password
  'Your current password is not correct': 'Su contraseña actual no es correcta',
  'Please sign in again to continue': 'Inicie sesión de nuevo para continuar',
  'Please enter your password again to continue': 'Ingrese de nuevo su contraseña para continuar',
  // access/password-hashing
  'Many people are signing in at this moment. Please try again in a few seconds.':
    'Muchas personas están iniciando sesión en este momento. Inténtelo de nuevo en unos segundos.',
  // access/seen-as
  'You see the portal as this company. Nothing can be changed or sent from here.':
    'Está viendo el portal como esta empresa. Desde aquí no se puede cambiar ni enviar nada.',
  'This is not shown while you see the portal as a company':
    'Esto no se muestra mientras ve el portal como una empresa',
  'This look is over. Begin another one on the page of the company.':
    'Esta vista terminó. Comience otra en la página de la empresa.',
  // decision
  Invalid: 'No válido',
  'Not found': 'No encontrado',
  // files/file-bytes
  // files/file-desk
  'This upload address has expired or was already used': 'Esta dirección de carga venció o ya se usó',
  'This upload address takes a {0} file': 'Esta dirección de carga es para un archivo {0}',
  // files/incoming
  'The file is larger than {0}': 'El archivo pesa más de {0}',
  // files/inspection/turns
  'Many files are being checked at this moment. Please try again in a minute.':
    'Se están revisando muchos archivos en este momento. Inténtelo de nuevo en un minuto.',
  // files/inspection/verdict
  'This PDF contains HTML or a script, or starts a program. Please print it to a new PDF and upload that one.':
    'Este PDF contiene HTML o un script, o inicia un programa. Imprímalo en un PDF nuevo y cargue ese.',
  'This PDF is encrypted by a password, even if it opens without one, so it cannot be checked. Please print it to a new PDF and upload that one.':
    'Este PDF está cifrado con una contraseña, aunque se abra sin ella, así que no se puede revisar. Imprímalo en un PDF nuevo y cargue ese.',
  'This PDF ends before it is complete. Please save it anew and upload that one.':
    'Este PDF está incompleto. Guárdelo de nuevo y cargue ese.',
  'This PDF is damaged, so it cannot be checked. Please print it to a new PDF and upload that one.':
    'Este PDF está dañado, así que no se puede revisar. Imprímalo en un PDF nuevo y cargue ese.',
  'This file contains macros. Please save it without them, as DOCX, XLSX or PPTX, and upload that one.':
    'Este archivo contiene macros. Guárdelo sin ellas, como DOCX, XLSX o PPTX, y cargue ese.',
  'This file contains embedded objects or controls. Please replace them with pictures and upload that one.':
    'Este archivo contiene objetos o controles incrustados. Reemplácelos por imágenes y cargue ese.',
  'This file takes content from elsewhere, such as a template or another file. Please break these links and upload that one.':
    'Este archivo toma contenido de otro lugar, como una plantilla u otro archivo. Quite esos vínculos y cargue ese.',
  'This file is damaged, so it cannot be checked. Please save it anew and upload that one.':
    'Este archivo está dañado, así que no se puede revisar. Guárdelo de nuevo y cargue ese.',
  'This file holds too much to be checked. Please make it smaller or simpler and upload that one.':
    'Este archivo contiene demasiado para poder revisarlo. Hágalo más pequeño o más simple y cargue ese.',
  // files/pictures
  'This picture cannot be read. Please save it anew as PNG or JPEG and upload that one.':
    'Esta imagen no se puede leer. Guárdela de nuevo como PNG o JPEG y cargue esa.',
  'This picture is too large. Please make it smaller than 60 megapixels.':
    'Esta imagen es demasiado grande. Redúzcala a menos de 60 megapíxeles.',
  // http/admission
  'This call comes from another website': 'Esta llamada viene de otro sitio web',
  'Too many requests. Please try again in a moment.': 'Demasiadas solicitudes. Inténtelo de nuevo en un momento.',
  'Only users with the role {0} can do this': 'Solo los usuarios con el rol {0} pueden hacer esto',
  'This API token is unknown, revoked or expired': 'Este token de API es desconocido, fue revocado o venció',
  'Only people can do this, not API tokens': 'Solo las personas pueden hacer esto, no los tokens de API',
  'This API token does not have the permission for this': 'Este token de API no tiene el permiso necesario',
  'You have sent or requested many {0} within a minute. Please try again in a moment.':
    'En un minuto envió o solicitó demasiado ({0}). Inténtelo de nuevo en un momento.',
  // http/connections
  'The request did not arrive in time': 'La solicitud no llegó a tiempo',
  'The head of the request is too large': 'El encabezado de la solicitud es demasiado grande',
  'This is not a request that can be read': 'Esta solicitud no se puede leer',
  'Too many connections from this address': 'Demasiadas conexiones desde esta dirección',
  // http/input-walk
  'This is more than can be sent at once': 'Esto es más de lo que se puede enviar a la vez',
  'Must be at most {0} characters long': 'Debe tener {0} caracteres como máximo',
  'This text contains characters that cannot be stored': 'Este texto contiene caracteres que no se pueden guardar',
  'This field must not be blank': 'Este campo no puede estar en blanco',
  'The name of a field is too long': 'El nombre de un campo es demasiado largo',
  'This is nested too deeply': 'Tiene demasiados niveles de anidación',
  'Must have at most {0} entries': 'Debe tener {0} entradas como máximo',
  'Has more than {0} fields': 'Tiene más de {0} campos',
  // http/input
  'Not valid': 'No válido',
  '{0} not found': 'No se encontró: {0}',
  'The body must be a JSON object': 'El cuerpo debe ser un objeto JSON',
  // http/mount
  'You have requested many of these at once. Please try again in a moment.':
    'Solicitó muchos de estos a la vez. Inténtelo de nuevo en un momento.',
  'The Idempotency-Key must be 1 to 200 printable characters':
    'La Idempotency-Key debe tener de 1 a 200 caracteres imprimibles',
  'This Idempotency-Key was already used for another request': 'Esta Idempotency-Key ya se usó para otra solicitud',
  // http/problem
  'Bad request': 'Solicitud incorrecta',
  'Not signed in': 'Sin iniciar sesión',
  'Not allowed': 'No permitido',
  'Method not allowed': 'Método no permitido',
  'Too slow': 'Demasiado lento',
  Conflict: 'Conflicto',
  Gone: 'Ya no existe',
  'Too large': 'Demasiado grande',
  'Unsupported media type': 'Tipo de contenido no admitido',
  'Too many requests': 'Demasiadas solicitudes',
  'Something went wrong on our side': 'Algo salió mal de nuestro lado',
  'Not ready': 'No está listo',
  Problem: 'Problema',
  // http/server
  'The portal cannot reach its database for a moment. Try again in a few seconds':
    'El portal no puede acceder a su base de datos por un momento. Inténtelo de nuevo en unos segundos',
  'The portal is too busy to do this in time. Try again in a few seconds':
    'El portal está demasiado ocupado para hacer esto a tiempo. Inténtelo de nuevo en unos segundos',
  'The portal cannot store anything at the moment. Try again in a minute':
    'El portal no puede guardar nada en este momento. Inténtelo de nuevo en un minuto',
  'Something went wrong on our side. Please look whether it was done before you try again.':
    'Algo salió mal de nuestro lado. Verifique si la acción se realizó antes de intentarlo de nuevo.',
  '{0}; a change, with the same Idempotency-Key, so that it is not made twice.':
    '{0}; si es un cambio, con la misma Idempotency-Key, para que no se realice dos veces.',
  'The body is larger than {0} kB': 'El cuerpo supera {0} kB',
  'The body is not valid JSON': 'El cuerpo no es JSON válido',
  // http/web-app
  'Page not found': 'Página no encontrada',
  // pdf/large-documents
  'Many documents are being made at this moment. Please try again in a minute.':
    'Se están generando muchos documentos en este momento. Inténtelo de nuevo en un minuto.',
  // text/reasons
  'a text': 'un texto',
  'a number': 'un número',
  'true or false': 'true o false',
  'an object': 'un objeto',
  'a list': 'una lista',
  'Must be {0}{1}': 'Debe ser {0}{1}',
  'one of {0}': 'uno de estos: {0}',
  ', or null for none': ', o null si no hay ninguno',
  'Must have {0} entries': 'Debe tener {0} entradas',
  'Must be {0} characters long': 'Debe tener {0} caracteres',
  'This field is required': 'Este campo es obligatorio',
  'This field is not known here': 'Este campo no se conoce aquí',
  'Must be an id such as 0199ee29-2d20-7117-9c3a-5b1f0e6d7a42':
    'Debe ser un id como 0199ee29-2d20-7117-9c3a-5b1f0e6d7a42',
  'This is not written in the form that is needed here': 'Esto no tiene el formato que se necesita aquí',
  'Must neither begin nor end with a space': 'No debe comenzar ni terminar con un espacio',
  'This field must not be empty': 'Este campo no puede estar vacío',
  'Must name nothing twice': 'No debe nombrar nada dos veces',
  'Must be a whole number': 'Debe ser un número entero',
  'Must be a number': 'Debe ser un número',
  'Must be from {0} to {1}': 'Debe ser de {0} a {1}',
  'Must be {0} or more': 'Debe ser {0} o más',
  'Must be more than {0}': 'Debe ser más de {0}',
  'Must be {0} or less': 'Debe ser {0} o menos',
  'This value cannot be used': 'Este valor no se puede usar',
  // time/as-of
  'This moment is still to come': 'Ese momento aún no ha llegado',
  'This day is still to come': 'Ese día aún no ha llegado',
  'this order': 'este pedido',
  'this quote': 'esta cotización',
  'this order with documents': 'este pedido con documentos',
  'this file': 'este expediente',
  'The file is not a {0} file': 'El archivo no es del tipo {0}',
  'The file is not an {0} file': 'El archivo no es del tipo {0}',
  'You cannot {0}. Ask another administrator.': 'No puede {0}. Pídalo a otro administrador.',
  'Projection {0} not found': 'No se encontró la proyección {0}',
  'Another version of the program is filling this table.': 'Otra versión del programa está llenando esta tabla.',
  'No rebuild is running.': 'No hay ninguna reconstrucción en curso.',
  'It was rebuilt just now.': 'Se acaba de reconstruir.',
  'A rebuild is already running. Wait for it, pause it or cancel it.':
    'Ya hay una reconstrucción en curso. Espere a que termine, páusela o cancélela.',
  'A rebuild has been started but is not running. Resume it or cancel it.':
    'Se inició una reconstrucción, pero no está en curso. Reanúdela o cancélela.',
  'No earlier table to go back to.': 'No hay una tabla anterior a la que volver.',
  'Another version of the program is filling the earlier table.':
    'Otra versión del programa está llenando la tabla anterior.',
  'This already exists.': 'Ya existe.',
  'This connection comes from another website': 'Esta conexión procede de otro sitio web',
  'Please choose one of {0}': 'Elija una de estas opciones: {0}',
  'Please choose a file of type {0}': 'Elija un archivo del tipo {0}',
  'At most {0} files can be sent. Please remove one first.':
    'Se pueden enviar como máximo {0} archivos. Quite uno primero.',
  'You have sent many files that are not used yet. Please try again tomorrow.':
    'Envió muchos archivos que aún no se usan. Inténtelo de nuevo mañana.',
  'Too many uploads at once. Please try again in a few minutes.':
    'Demasiadas cargas a la vez. Inténtelo de nuevo en unos minutos.',
  'The virus scanner refused this file ({0})': 'El antivirus rechazó este archivo ({0})',
  'This file was not uploaded by you, or too long ago. Please upload it again.':
    'Usted no cargó este archivo, o fue hace demasiado tiempo. Cárguelo de nuevo.',
  'The upload was interrupted': 'La carga se interrumpió',
  'The file is empty': 'El archivo está vacío',
  'The upload was interrupted: {0}': 'La carga se interrumpió: {0}',
  'The file has no such part': 'El archivo no tiene esa parte',
  'Someone else changed the same fields meanwhile. Choose what to keep.':
    'Otra persona cambió los mismos campos mientras tanto. Elija qué conservar.',
  'Please upload this file again here': 'Cargue este archivo de nuevo aquí',
  'There is nothing to assign': 'No hay nada que asignar',
  'What this request is about does not exist': 'El tema de esta solicitud no existe',
  'Enter an amount above $0.00': 'Ingrese un importe superior a $0.00',
  'Enter an amount in steps of $0.10, which is one CareCoin':
    'Ingrese un importe en pasos de $0.10, que equivalen a un CareCoin',
  'Company not found': 'No se encontró la empresa',
  'Enter at least $0.01': 'Ingrese al menos $0.01',
  'This event is cancelled. Please plan a new one': 'Este evento está cancelado. Planifique uno nuevo',
  'Choose a day that has not passed': 'Elija un día que no haya pasado',
  'You have a view of this name: {0}': 'Ya tiene una vista con este nombre: {0}',
  'A colleague shares a view of this name: {0}': 'Un colega comparte una vista con este nombre: {0}',
  'This category already has a sub-category with this name': 'Esta categoría ya tiene una subcategoría con este nombre',
  // identity/tokens
  'This API token does not exist': 'Este token de API no existe',
  'This API token has already ended': 'Este token de API ya terminó',
  'Choose permissions that you have yourself': 'Elija permisos que usted mismo tiene',
  'Another API token has this name': 'Otro token de API tiene este nombre',
  'Revoke an API token before you create another one': 'Revoque un token de API antes de crear otro',
  // webhooks
  'Webhook not found': 'No se encontró el webhook',
  'Webhooks are turned off in this portal': 'Los webhooks están desactivados en este portal',
  'There are 10 webhooks already': 'Ya hay 10 webhooks',
  'Enter a public address that begins with https://': 'Ingrese una dirección pública que empiece por https://',
  'Choose events of your own': 'Elija eventos propios',
  'There is no such position yet': 'Esa posición aún no existe',
  'A colleague has changed this webhook meanwhile. Please look at it again.':
    'Mientras tanto, un colega cambió este webhook. Revíselo de nuevo.',
  // approvals, platform/log/second-person
  'Another person has to decide on what you requested': 'Otra persona debe decidir sobre lo que usted solicitó',
  'The person who requested this may not do it any more': 'La persona que solicitó esto ya no puede hacerlo',
  'A second person has to approve this': 'Una segunda persona debe aprobar esto',
  'What this would do has changed since it was requested. Please request it again.':
    'Lo que esto haría cambió desde que se solicitó. Solicítelo de nuevo.',
  // platform/access/single-sign-on/openid
  'The sign-in service cannot be reached. Please try again in a moment.':
    'No se puede acceder al servicio de inicio de sesión. Inténtelo de nuevo en un momento.',
  'The sign-in service did not sign you in. Please try again.':
    'El servicio de inicio de sesión no lo identificó. Inténtelo de nuevo.',
  'This sign-in has expired or was used before. Please start again.':
    'Este inicio de sesión venció o ya se usó. Empiece de nuevo.',
} as const
