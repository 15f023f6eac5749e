/** Why things are refused, and what is wrong with what was given, by the English phrase. `{0}`, `{1}` …: what is put in. */
export const refusals = {
  // departures/departure
  'This has left already and cannot be taken back': 'Já foi enviado e não pode ser anulado',
  // distributors/address-book
  'A company can have up to {0} addresses. Delete one that is no longer used.':
    'Uma empresa pode ter até {0} moradas. Elimine uma que já não seja usada.',
  'This address does not exist': 'Esta morada não existe',
  'The type of an address cannot change: add a new one':
    'O tipo de uma morada não pode mudar: adicione uma nova morada',
  // distributors/desk/review-routes
  'Enter why the document is returned': 'Indique porque o documento é devolvido',
  'Choose a day from today on': 'Escolha um dia a partir de hoje',
  // distributors/desk/then-routes
  'The company was not here yet at that moment': 'Nesse momento, a empresa ainda não existia aqui',
  // distributors/desk/vetting-routes
  'Choose why it is returned': 'Escolha porque é devolvido',
  'Enter what is wrong': 'Indique o que está errado',
  // distributors/desk/vetting
  'Another reviewer has already drafted a decision on this document':
    'Outra pessoa já tem um rascunho de decisão sobre este documento',
  'There is no draft of yours for this document': 'Não tem nenhum rascunho para este documento',
  'There is nothing to send': 'Não há nada para enviar',
  // distributors/distributor
  'This company’s data is as it was when it was looked at last':
    'Os dados desta empresa estão como na última verificação',
  'The company has changed its data again meanwhile': 'Entretanto, a empresa voltou a alterar os seus dados',
  'There is no question about your company’s data any more': 'Já não há nenhuma pergunta sobre os dados da sua empresa',
  'Choose countries from the list': 'Escolha países da lista',
  'This account is already activated': 'Esta conta já está ativada',
  'Set the region and the countries of this account before activating it':
    'Defina a região e os países desta conta antes de a ativar',
  'This account is already suspended': 'Esta conta já está suspensa',
  'This account is not suspended': 'Esta conta não está suspensa',
  // distributors/file/company-file
  '“{0}” has expired. Please send the new one in your documents; orders can be placed again once it is approved.':
    '«{0}» expirou. Envie o novo nos seus documentos; pode voltar a efetuar encomendas assim que for aprovado.',
  // distributors/file/filing
  'This file was returned as “{0}”. Please send another one': 'Este ficheiro foi devolvido como «{0}». Envie outro',
  'This document is required as “{0}”. Please add the other one as a new document':
    'Este documento é exigido como «{0}». Adicione o outro como novo documento',
  'We requested this document as “{0}”. Please add the other one as a new document':
    'Pedimos este documento como «{0}». Adicione o outro como novo documento',
  'This document does not exist': 'Este documento não existe',
  'This document cannot be updated. Please add a new one': 'Este documento não pode ser atualizado. Adicione um novo',
  'Please choose the new file': 'Escolha o novo ficheiro',
  'This is the file that was returned. Please send another one': 'Este é o ficheiro que foi devolvido. Envie outro',
  'This document has been reviewed already': 'Este documento já foi analisado',
  'This document has not expired': 'Este documento não expirou',
  // distributors/file/routes
  Report: 'Comunicação',
  'You may not do this': 'Não tem permissão para esta ação',
  // distributors/form
  'Please choose a country from the list': 'Escolha um país da lista',
  // distributors/routes
  'Not approved yet: {0}': 'Ainda por aprovar: {0}',
  'This email is already used': 'Este e-mail já está em uso',
  'Please choose an active person of sales': 'Escolha uma pessoa ativa da equipa de vendas',
  'Enter the region': 'Introduza a região',
  'Choose the countries': 'Escolha os países',
  // figures/routes
  Amount: 'Valor',
  Days: 'Dias',
  'Counts in': 'Conta em',
  Figure: 'Número',
  Stream: 'Fluxo',
  'Figure not found': 'Número não encontrado',
  // files/routes
  'Please sign in': 'Inicie sessão',
  // identity/account-routes
  'Request expired': 'Pedido expirado',
  // identity/list-views/list-view-routes
  'Remove a view before you keep another one': 'Remova uma vista antes de guardar outra',
  // identity/list-views/list-view
  'This view does not exist': 'Esta vista não existe',
  // identity/new-address
  'You have sent many invitations and e-mail changes within the last hour. Please try again later.':
    'Enviou muitos convites e alterações de e-mail na última hora. Tente de novo mais tarde.',
  // identity/password/password-routes
  'Please enter a valid email': 'Introduza um e-mail válido',
  // identity/people/colleagues-routes
  'Kept in the log permanently: do not include names': 'Fica no registo para sempre: não inclua nomes',
  // identity/people/erasing
  'This person does not exist': 'Esta pessoa não existe',
  'This person has already been erased': 'Esta pessoa já foi apagada',
  'You cannot erase yourself. Ask another administrator.': 'Não pode apagar-se a si. Peça a outro administrador.',
  // identity/people/handing-over
  'This user does not exist': 'Este utilizador não existe',
  'Choose another person': 'Escolha outra pessoa',
  'Choose one of their colleagues': 'Escolha um colega desta pessoa',
  'This colleague cannot sign in': 'Este colega não pode iniciar sessão',
  'Choose a person with the role {0}': 'Escolha uma pessoa com a função {0}',
  // identity/people/invitation
  'This person is not invited any more': 'Esta pessoa já não tem convite',
  // identity/people/office-team-routes
  'This company does not exist': 'Esta empresa não existe',
  'You cannot reset your own second factor. Ask another administrator.':
    'Não pode repor o seu próprio segundo fator. Peça a outro administrador.',
  'This person has no second factor': 'Esta pessoa não tem segundo fator',
  // identity/people/people-access-routes
  'take away your own access': 'retirar o seu próprio acesso',
  'give back your own access': 'reativar o seu próprio acesso',
  'change your own role': 'alterar a sua própria função',
  // identity/people/people-routes
  'Please choose a picture': 'Escolha uma imagem',
  'This is not the e-mail address of this person': 'Este não é o endereço de e-mail desta pessoa',
  // identity/people/person-form
  'Email invalid': 'E-mail inválido',
  'Staff need one of the roles of staff': 'A equipa interna precisa de uma das funções internas',
  'A user of a company is {0}': 'As funções dos utilizadores de uma empresa são {0}',
  // identity/people/team-routes
  'Email already used': 'E-mail já em uso',
  'This person is deactivated. Give access back first.': 'Esta pessoa está desativada. Primeiro, reative o acesso.',
  // identity/registration
  'This login is already used': 'Este nome de utilizador já está em uso',
  // identity/passkeys/passkey-routes
  'This passkey was not accepted. Try another one, or use your password.':
    'Esta chave de acesso não foi aceite. Tente outra ou use a sua palavra-passe.',
  'This took too long, or was used before. Please try again.':
    'Demorou demasiado tempo ou já foi usado. Tente de novo.',
  'Your account signs in by single sign-on, not by passkey.':
    'A sua conta usa o início de sessão único, não uma chave de acesso.',
  'This passkey belongs to another account. Use one of your own.':
    'Esta chave de acesso pertence a outra conta. Use uma das suas.',
  'Remove a passkey before you add another one': 'Remova uma chave de acesso antes de adicionar outra',
  'This passkey could not be added. Please try again.':
    'Não foi possível adicionar esta chave de acesso. Tente de novo.',
  'This passkey is in use already': 'Esta chave de acesso já está em uso',
  'This passkey was already removed': 'Esta chave de acesso já foi removida',
  // identity/session/second-factor-routes
  'This code is not correct. Check the clock of your device, and try again.':
    'Este código não está correto. Verifique o relógio do seu dispositivo e tente de novo.',
  'This code is not correct, or was used before. Enter the next one that your app shows, or a recovery code.':
    'Este código não está correto ou já foi usado. Introduza o próximo que a sua aplicação mostrar, ou um código de recuperação.',
  'Enter a code of your authenticator app, or a recovery code':
    'Introduza um código da sua aplicação de autenticação ou um código de recuperação',
  'The second factor is not on': 'O segundo fator não está ativo',
  'Your role needs a second factor': 'A sua função exige um segundo fator',
  'Please sign in again': 'Inicie sessão de novo',
  // identity/session/security-routes
  'Please check your new password confirmation': 'Verifique a confirmação da nova palavra-passe',
  // identity/session/session-opening
  'Enter the code of your authenticator app': 'Introduza o código da sua aplicação de autenticação',
  'Your role needs an authenticator app': 'A sua função exige uma aplicação de autenticação',
  'Use your passkey to sign in': 'Use a sua chave de acesso para iniciar sessão',
  // identity/session/session-routes
  'Credentials incorrect': 'Dados de acesso incorretos',
  'This session has already ended': 'Esta sessão já terminou',
  // identity/session/sign-in-trail
  'This person is deactivated': 'Esta pessoa está desativada',
  // identity/single-sign-on/company-sign-in-routes
  'Another company uses one of these domains': 'Outra empresa usa um destes domínios',
  'Enter an address such as https://login.example.com': 'Introduza um endereço como https://login.example.com',
  'Enter domains such as example.com': 'Introduza domínios como example.com',
  // identity/single-sign-on/company-sign-in
  'This company does not use single sign-on': 'Esta empresa não usa o início de sessão único',
  // identity/single-sign-on/issuers-of
  'Your account signs in by single sign-on, not by password.':
    'A sua conta usa o início de sessão único, não uma palavra-passe.',
  // identity/single-sign-on/linking
  'There is no account for you here. Ask for an invitation, then sign in again.':
    'Não tem uma conta aqui. Peça um convite e inicie sessão de novo.',
  'Your account is not active. Ask the person who manages the users of your company.':
    'A sua conta não está ativa. Fale com quem gere os utilizadores da sua empresa.',
  'Your sign-in has none of the roles that may use this portal. Ask an administrator.':
    'O seu início de sessão não tem nenhuma das funções que podem usar este portal. Fale com um administrador.',
  'Your sign-in service does not confirm your e-mail address, so we cannot find your account. Ask an administrator.':
    'O seu serviço de início de sessão não confirma o seu e-mail, por isso não conseguimos encontrar a sua conta. Fale com um administrador.',
  'Your account is linked with another sign-in. Ask an administrator to take your access away and to give it back.':
    'A sua conta está ligada a outro início de sessão. Peça a um administrador que retire e reative o seu acesso.',
  // identity/single-sign-on/single-sign-on-routes
  'There is no single sign-on for this e-mail address. Sign in with your password.':
    'Não há início de sessão único para este e-mail. Inicie sessão com a sua palavra-passe.',
  'You signed in as another person. Please sign in as yourself.':
    'Iniciou sessão como outra pessoa. Inicie sessão com a sua própria conta.',
  // identity/user
  'Only staff can have a picture': 'Só a equipa interna pode ter imagem',
  'This list has no such column': 'Esta lista não tem essa coluna',
  'Choose a time zone of the list': 'Escolha um fuso horário da lista',
  'active user with the role PROCUREMENT': 'utilizador ativo com a função Compras',
  'active administrator': 'administrador ativo',
  'At least one {0} must remain': 'Tem de restar pelo menos um {0}',
  'This person is invited and has not joined yet': 'Esta pessoa tem um convite e ainda não aderiu',
  'This person was erased and cannot be restored': 'Esta pessoa foi apagada e não pode ser recuperada',
  // library/academy/academy-routes
  'Too many requests from this address. Please try again later.':
    'Demasiados pedidos a partir deste endereço. Tente de novo mais tarde.',
  'There is no certificate with this number': 'Não existe nenhum certificado com este número',
  'This resource does not exist': 'Este recurso não existe',
  'This category does not exist': 'Esta categoria não existe',
  'This resource has no file': 'Este recurso não tem ficheiro',
  // library/academy/lessons
  'Complete every item of this category first': 'Conclua primeiro todos os elementos desta categoria',
  // library/draft-routes
  'This language does not exist yet': 'Esta língua ainda não existe',
  'This revision does not exist': 'Esta revisão não existe',
  // library/markdown/markdown-limits
  'Use at most {0} characters': 'Use no máximo {0} carateres',
  'Use at most {0} lines': 'Use no máximo {0} linhas',
  'Put lists and quotes at most {0} levels deep into each other':
    'Use no máximo {0} níveis de listas e citações dentro umas das outras',
  'Use at most {0} items of lists and lines of quotes': 'Use no máximo {0} elementos de listas e linhas de citações',
  'Use at most {0} links and pictures, each of which begins with [':
    'Use no máximo {0} ligações e imagens, cada uma das quais começa por [',
  'Use * and _ at most {0} times': 'Use * e _ no máximo {0} vezes',
  'Use the sign < at most {0} times': 'Use o sinal < no máximo {0} vezes',
  // library/office-routes
  'This kind of file does not fit here': 'Este tipo de ficheiro não serve aqui',
  'Publish this resource before you highlight it': 'Publique este recurso antes de o destacar',
  // library/publishing-checks
  Text: 'Texto',
  'Second text': 'Segundo texto',
  'Enter a title': 'Introduza um título',
  'Enter an excerpt: the card shows it': 'Introduza um resumo: é mostrado no cartão',
  'Enter the alt text of the image': 'Introduza o texto alternativo da imagem',
  'This address cannot be opened: {0}': 'Não é possível abrir este endereço: {0}',
  'Choose what it is': 'Escolha o que é',
  'Add a film, or enter its address on {0}': 'Adicione um filme ou introduza o seu endereço em {0}',
  'Add the file': 'Adicione o ficheiro',
  'Add a film: MP4 or WebM': 'Adicione um filme: MP4 ou WebM',
  'A film belongs to videos and tutorials': 'Um filme só cabe em vídeos e tutoriais',
  'The film has no captions': 'O filme não tem legendas',
  'There is no image: a drawing is shown instead': 'Não há imagem: é mostrada uma ilustração',
  // library/publishing
  'Someone else has saved this text meanwhile. Please look at their version first.':
    'Entretanto, outra pessoa guardou este texto. Veja primeiro essa versão.',
  'This is the newest revision already': 'Esta já é a revisão mais recente',
  'This revision is published already': 'Esta revisão já está publicada',
  'This language is not published': 'Esta língua não está publicada',
  'Choose a moment that is still to come': 'Escolha um momento que ainda não tenha chegado',
  'Nothing is scheduled for this language': 'Não há nada agendado para esta língua',
  // library/watching
  'A part ends before it begins': 'Uma parte termina antes de começar',
  'A part is longer than the film': 'Uma parte é mais longa do que o filme',
  // news/article
  'This draft was deleted': 'Este rascunho foi eliminado',
  'Choose a moment that lies ahead': 'Escolha um momento futuro',
  'This article is not published': 'Este artigo não está publicado',
  'This article is published or scheduled. Please unpublish it first':
    'Este artigo está publicado ou agendado. Retire-o primeiro',
  // news/routes
  'Article not found': 'Artigo não encontrado',
  'Event not found': 'Evento não encontrado',
  // news/social-card
  'Enter the https address of a post on {0}': 'Introduza o endereço https de uma publicação em {0}',
  'This post is not shown any more': 'Esta publicação já não é mostrada',
  // notifications/mails/mail-settings
  'Quiet hours end at another hour than they begin':
    'As horas de silêncio têm de terminar a uma hora diferente daquela a que começam',
  'You do not get notifications of this kind': 'Não recebe notificações deste tipo',
  'These emails cannot be turned off': 'Estes e-mails não podem ser desativados',
  // notifications/newsletter/issue
  'This issue has been sent. Please write a new one': 'Esta edição já foi enviada. Escreva uma nova',
  'The last day lies before the first one': 'O último dia é anterior ao primeiro',
  'Each language can be used once': 'Cada língua só pode ser usada uma vez',
  'This issue is on its way. Pause it instead': 'Esta edição está a ser enviada. Em vez disso, coloque-a em pausa',
  'This issue has been sent. It cannot be deleted': 'Esta edição já foi enviada. Não pode ser eliminada',
  'This issue is scheduled. Please cancel the schedule first':
    'Esta edição está agendada. Cancele primeiro o agendamento',
  'This issue is not on its way': 'Esta edição não está a ser enviada',
  // notifications/newsletter/office-routes
  'Issue not found': 'Edição não encontrada',
  'Choose articles that are published': 'Escolha artigos publicados',
  // notifications/newsletter/subscription-routes
  'This address was given several times already. Please look into your mailbox, or try again later.':
    'Este endereço já foi indicado várias vezes. Consulte a sua caixa de correio ou tente de novo mais tarde.',
  // notifications/routes
  'This stream is not parked': 'Este fluxo não está parado',
  '{0} {1} more came in the same minute.': '{0} No mesmo minuto: mais {1}.',
  'Email not found': 'E-mail não encontrado',
  // service/reports/office-report-routes
  'Filed on': 'Data de envio',
  Comment: 'Comentário',
  'Closes on': 'Data-limite',
  'People affected': 'Pessoas afetadas',
  Complaint: 'Reclamação',
  Reportable: 'De notificação obrigatória',
  Why: 'Porquê',
  'Report not found': 'Comunicação não encontrada',
  'Only an order issue is classified': 'Só um problema de encomenda é classificado',
  // service/reports/report-routes
  'Enter a valid date, for example 2026-03-31': 'Introduza uma data válida, por exemplo 2026-03-31',
  // service/reports/report
  'This report is done. Please open a request instead.':
    'Esta comunicação está concluída. Em vez disso, abra um pedido.',
  'This report has been decided already': 'Esta comunicação já foi decidida',
  'This report is done already': 'Esta comunicação já está concluída',
  // service/tickets/office-ticket-routes
  'Choose an active user of this company': 'Escolha um utilizador ativo desta empresa',
  // service/tickets/ticket-routes
  'invoice of {0}': 'fatura da encomenda {0}',
  'Your request was sent to your sales representative. You can trace it under Customer requests.':
    'O seu pedido foi enviado ao seu representante comercial. Pode acompanhá-lo em Pedidos de clientes.',
  // service/tickets/ticket
  'This request is closed. Please open a new one.': 'Este pedido está encerrado. Abra um novo.',
  'Something new has arrived in this request. Please read it before you send.':
    'Chegou algo de novo a este pedido. Leia antes de enviar.',
  'Ticket not found': 'Pedido de apoio não encontrado',
  'This request is open already': 'Este pedido já está aberto',
  'This request is solved already': 'Este pedido já está resolvido',
  'This request is closed': 'Este pedido está encerrado',
  'Enter why it is solved': 'Indique porque está resolvido',
  'This request is not solved yet': 'Este pedido ainda não está resolvido',
  'Choose another request': 'Escolha outro pedido',
  'Choose a request of the same company': 'Escolha um pedido da mesma empresa',
  'These requests are read by different people': 'Estes pedidos são lidos por pessoas diferentes',
  // service/work/answer-template
  'This template does not exist': 'Este modelo não existe',
  // service/work/desk-routes
  'Choose a person who answers requests': 'Escolha uma pessoa que responda a pedidos',
  'Choose a person who may act on it': 'Escolha uma pessoa com permissão para tratar do assunto',
  // service/work/figure-queries
  'Quotes in 72 hours': 'Cotações em 72 horas',
  'Answers in 48 hours': 'Respostas em 48 horas',
  'Documents in ten days': 'Documentos em dez dias',
  'Answers that were judged': 'Respostas avaliadas',
  // service/work/form-routes
  'There is nothing of this name to change': 'Não há nada com este nome para alterar',
  // service/work/ticket-desk
  'this request': 'este pedido',
  'Someone else has taken {0} meanwhile': 'Entretanto, outra pessoa ficou com {0}',
  // settings/settings
  'Someone else has changed this since you opened it': 'Outra pessoa alterou isto desde que o abriu',
  'This day is in the list already: {0}': 'Este dia já está na lista: {0}',
  'The list is full: remove days that have passed': 'A lista está cheia: remova dias que já passaram',
  'Enter what people type': 'Introduza o que as pessoas escrevem',
  'Enter what it means': 'Introduza o que significa',
  'Enter something else than what is typed': 'Introduza algo diferente do que é escrito',
  'This is in the list already: it means {0}': 'Já está na lista: significa {0}',
  'The list is full: remove synonyms that no one needs': 'A lista está cheia: remova sinónimos de que ninguém precisa',
  // signup/routes
  'Your e-mail address is confirmed already': 'O seu endereço de e-mail já está confirmado',
  // signup/signing-up-routes
  'This personal email is already used': 'Este e-mail pessoal já está em uso',
  'This company email is already used': 'Este e-mail da empresa já está em uso',
  'Email already use': 'E-mail já em uso',
  'At most {0} files can be sent': 'Podem ser enviados, no máximo, {0} ficheiros',
  'You are signed in. Please sign out before you sign up another company.':
    'Tem sessão iniciada. Termine a sessão antes de registar outra empresa.',
  // access/own-password
  'Your current password is not correct': 'A sua palavra-passe atual não está correta',
  'Please sign in again to continue': 'Inicie sessão de novo para continuar',
  'Please enter your password again to continue': 'Introduza de novo a sua palavra-passe para continuar',
  // access/password-hashing
  'Many people are signing in at this moment. Please try again in a few seconds.':
    'Há muitas pessoas a iniciar sessão neste momento. Tente de novo dentro de alguns segundos.',
  // access/seen-as
  'You see the portal as this company. Nothing can be changed or sent from here.':
    'Está a ver o portal como esta empresa. Daqui não é possível alterar nem enviar nada.',
  'This is not shown while you see the portal as a company':
    'Isto não é mostrado enquanto vê o portal como uma empresa',
  'This look is over. Begin another one on the page of the company.':
    'Esta consulta terminou. Inicie outra na página da empresa.',
  // platform/decision
  Invalid: 'Inválido',
  'Not found': 'Não encontrado',
  // files/file-bytes
  // files/file-desk
  'This upload address has expired or was already used': 'Este endereço de carregamento expirou ou já foi usado',
  'This upload address takes a {0} file': 'Este endereço de carregamento aceita um ficheiro {0}',
  // files/incoming
  'The file is larger than {0}': 'O ficheiro tem mais de {0}',
  // files/inspection/turns
  'Many files are being checked at this moment. Please try again in a minute.':
    'Há muitos ficheiros a ser verificados neste momento. Tente de novo dentro de um minuto.',
  // files/inspection/verdict
  'This PDF contains HTML or a script, or starts a program. Please print it to a new PDF and upload that one.':
    'Este PDF contém HTML ou um script, ou inicia um programa. Imprima-o para um novo PDF e carregue esse.',
  'This PDF is encrypted by a password, even if it opens without one, so it cannot be checked. Please print it to a new PDF and upload that one.':
    'Este PDF está cifrado com uma palavra-passe, mesmo que abra sem ela, e não pode ser verificado. Imprima-o para um novo PDF e carregue esse.',
  'This PDF ends before it is complete. Please save it anew and upload that one.':
    'Este PDF termina antes de estar completo. Guarde-o de novo e carregue essa versão.',
  'This PDF is damaged, so it cannot be checked. Please print it to a new PDF and upload that one.':
    'Este PDF está danificado e não pode ser verificado. Imprima-o para um novo PDF e carregue esse.',
  'This file contains macros. Please save it without them, as DOCX, XLSX or PPTX, and upload that one.':
    'Este ficheiro contém macros. Guarde-o sem elas, como DOCX, XLSX ou PPTX, e carregue essa versão.',
  'This file contains embedded objects or controls. Please replace them with pictures and upload that one.':
    'Este ficheiro contém objetos ou controlos incorporados. Substitua-os por imagens e carregue essa versão.',
  'This file takes content from elsewhere, such as a template or another file. Please break these links and upload that one.':
    'Este ficheiro vai buscar conteúdo a outro lado, como um modelo ou outro ficheiro. Quebre essas ligações e carregue essa versão.',
  'This file is damaged, so it cannot be checked. Please save it anew and upload that one.':
    'Este ficheiro está danificado e não pode ser verificado. Guarde-o de novo e carregue essa versão.',
  'This file holds too much to be checked. Please make it smaller or simpler and upload that one.':
    'Este ficheiro contém demasiado para poder ser verificado. Torne-o mais pequeno ou mais simples e carregue essa versão.',
  // files/pictures
  'This picture cannot be read. Please save it anew as PNG or JPEG and upload that one.':
    'Não é possível ler esta imagem. Guarde-a de novo como PNG ou JPEG e carregue essa versão.',
  'This picture is too large. Please make it smaller than 60 megapixels.':
    'Esta imagem é demasiado grande. Reduza-a para menos de 60 megapíxeis.',
  // http/admission
  'This call comes from another website': 'Este pedido vem de outro site',
  'Too many requests. Please try again in a moment.': 'Demasiados pedidos. Tente de novo dentro de momentos.',
  'Only users with the role {0} can do this': 'Só utilizadores com a função {0} podem fazer isto',
  'This API token is unknown, revoked or expired': 'Este token de API é desconhecido, foi revogado ou expirou',
  'Only people can do this, not API tokens': 'Só as pessoas podem fazer isto, não os tokens de API',
  'This API token does not have the permission for this': 'Este token de API não tem a permissão necessária',
  'You have sent or requested many {0} within a minute. Please try again in a moment.':
    'Demasiadas ações num minuto ({0}). Tente de novo dentro de momentos.',
  // http/connections
  'The request did not arrive in time': 'O pedido não chegou a tempo',
  'The head of the request is too large': 'O cabeçalho do pedido é demasiado grande',
  'This is not a request that can be read': 'Não é possível ler este pedido',
  'Too many connections from this address': 'Demasiadas ligações a partir deste endereço',
  // http/input-walk
  'This is more than can be sent at once': 'É mais do que se pode enviar de uma vez',
  'Must be at most {0} characters long': 'Pode ter, no máximo, {0} carateres',
  'This text contains characters that cannot be stored': 'Este texto contém carateres que não podem ser guardados',
  'This field must not be blank': 'Este campo não pode ficar em branco',
  'The name of a field is too long': 'O nome de um campo é demasiado longo',
  'This is nested too deeply': 'Há demasiados níveis uns dentro dos outros',
  'Must have at most {0} entries': 'Pode ter, no máximo, {0} entradas',
  'Has more than {0} fields': 'Tem mais de {0} campos',
  // http/input
  'Not valid': 'Não é válido',
  '{0} not found': 'Não encontrado: {0}',
  'The body must be a JSON object': 'O corpo tem de ser um objeto JSON',
  // http/mount
  'You have requested many of these at once. Please try again in a moment.':
    'Fez muitos pedidos destes de uma vez. Tente de novo dentro de momentos.',
  'The Idempotency-Key must be 1 to 200 printable characters':
    'A Idempotency-Key tem de ter de 1 a 200 carateres imprimíveis',
  'This Idempotency-Key was already used for another request': 'Esta Idempotency-Key já foi usada noutro pedido',
  // http/problem
  'Bad request': 'Pedido incorreto',
  'Not signed in': 'Sem sessão iniciada',
  'Not allowed': 'Não permitido',
  'Method not allowed': 'Método não permitido',
  'Too slow': 'Demasiado lento',
  Conflict: 'Conflito',
  Gone: 'Já não existe',
  'Too large': 'Demasiado grande',
  'Unsupported media type': 'Tipo de conteúdo não suportado',
  'Too many requests': 'Demasiados pedidos',
  'Something went wrong on our side': 'Algo correu mal do nosso lado',
  'Not ready': 'Indisponível',
  Problem: 'Problema',
  // http/server
  'The portal cannot reach its database for a moment. Try again in a few seconds':
    'De momento, o portal não consegue aceder à sua base de dados. Tente de novo dentro de alguns segundos',
  'The portal is too busy to do this in time. Try again in a few seconds':
    'O portal está demasiado ocupado para fazer isto a tempo. Tente de novo dentro de alguns segundos',
  'The portal cannot store anything at the moment. Try again in a minute':
    'De momento, o portal não consegue guardar nada. Tente de novo dentro de um minuto',
  'Something went wrong on our side. Please look whether it was done before you try again.':
    'Algo correu mal do nosso lado. Antes de tentar de novo, verifique se a ação foi realizada.',
  '{0}; a change, with the same Idempotency-Key, so that it is not made twice.':
    '{0}; no caso de uma alteração, com a mesma Idempotency-Key, para não ser feita duas vezes.',
  'The body is larger than {0} kB': 'O corpo tem mais de {0} kB',
  'The body is not valid JSON': 'O corpo não é JSON válido',
  // http/web-app
  'Page not found': 'Página não encontrada',
  // pdf/large-documents
  'Many documents are being made at this moment. Please try again in a minute.':
    'Há muitos documentos a ser criados neste momento. Tente de novo dentro de um minuto.',
  // text/reasons
  'a text': 'um texto',
  'a number': 'um número',
  'true or false': 'true ou false',
  'an object': 'um objeto',
  'a list': 'uma lista',
  'Must be {0}{1}': 'Tem de ser {0}{1}',
  'one of {0}': 'um destes valores: {0}',
  ', or null for none': ', ou null para nenhum',
  'Must have {0} entries': 'Número de entradas exigido: {0}',
  'Must be {0} characters long': 'Número de carateres exigido: {0}',
  'This field is required': 'Este campo é obrigatório',
  'This field is not known here': 'Este campo não é conhecido aqui',
  'Must be an id such as 0199ee29-2d20-7117-9c3a-5b1f0e6d7a42':
    'Tem de ser um id como 0199ee29-2d20-7117-9c3a-5b1f0e6d7a42',
  'This is not written in the form that is needed here': 'Não está escrito na forma aqui exigida',
  'Must neither begin nor end with a space': 'Não pode começar nem acabar com um espaço',
  'This field must not be empty': 'Este campo não pode ficar vazio',
  'Must name nothing twice': 'Não pode repetir nada',
  'Must be a whole number': 'Tem de ser um número inteiro',
  'Must be a number': 'Tem de ser um número',
  'Must be from {0} to {1}': 'Tem de ser de {0} a {1}',
  'Must be {0} or more': 'Tem de ser {0} ou mais',
  'Must be more than {0}': 'Tem de ser mais do que {0}',
  'Must be {0} or less': 'Tem de ser {0} ou menos',
  'This value cannot be used': 'Este valor não pode ser usado',
  // time/as-of
  'This moment is still to come': 'Este momento ainda não chegou',
  'This day is still to come': 'Este dia ainda não chegou',
  'this order': 'esta encomenda',
  'this quote': 'esta cotação',
  'this order with documents': 'esta encomenda com documentos',
  'this file': 'este processo',
  'The file is not a {0} file': 'O ficheiro não é do tipo {0}',
  'The file is not an {0} file': 'O ficheiro não é do tipo {0}',
  'You cannot {0}. Ask another administrator.': 'Não pode {0}. Peça a outro administrador.',
  'Projection {0} not found': 'Não se encontrou a projeção {0}',
  'Another version of the program is filling this table.': 'Outra versão do programa está a preencher esta tabela.',
  'No rebuild is running.': 'Não há nenhuma reconstrução em curso.',
  'It was rebuilt just now.': 'Acabou de ser reconstruída.',
  'A rebuild is already running. Wait for it, pause it or cancel it.':
    'Já há uma reconstrução em curso. Aguarde, suspenda-a ou cancele-a.',
  'A rebuild has been started but is not running. Resume it or cancel it.':
    'Foi iniciada uma reconstrução, mas não está em curso. Retome-a ou cancele-a.',
  'No earlier table to go back to.': 'Não há uma tabela anterior à qual voltar.',
  'Another version of the program is filling the earlier table.':
    'Outra versão do programa está a preencher a tabela anterior.',
  'This already exists.': 'Já existe.',
  'This connection comes from another website': 'Esta ligação vem de outro site',
  'Please choose one of {0}': 'Escolha uma destas opções: {0}',
  'Please choose a file of type {0}': 'Escolha um ficheiro do tipo {0}',
  'At most {0} files can be sent. Please remove one first.':
    'Podem ser enviados no máximo {0} ficheiros. Remova um primeiro.',
  'You have sent many files that are not used yet. Please try again tomorrow.':
    'Enviou muitos ficheiros que ainda não são usados. Tente novamente amanhã.',
  'Too many uploads at once. Please try again in a few minutes.':
    'Demasiados carregamentos ao mesmo tempo. Tente novamente dentro de alguns minutos.',
  'The virus scanner refused this file ({0})': 'O antivírus recusou este ficheiro ({0})',
  'This file was not uploaded by you, or too long ago. Please upload it again.':
    'Este ficheiro não foi carregado por si, ou há demasiado tempo. Carregue-o novamente.',
  'The upload was interrupted': 'O carregamento foi interrompido',
  'The file is empty': 'O ficheiro está vazio',
  'The upload was interrupted: {0}': 'O carregamento foi interrompido: {0}',
  'The file has no such part': 'O ficheiro não tem essa parte',
  'Someone else changed the same fields meanwhile. Choose what to keep.':
    'Entretanto, outra pessoa alterou os mesmos campos. Escolha o que manter.',
  'Please upload this file again here': 'Carregue este ficheiro novamente aqui',
  'There is nothing to assign': 'Não há nada a atribuir',
  'What this request is about does not exist': 'O assunto deste pedido não existe',
  'Enter an amount above $0.00': 'Indique um montante superior a $0.00',
  'Enter an amount in steps of $0.10, which is one CareCoin':
    'Indique um montante em passos de $0.10, o que equivale a um CareCoin',
  'Company not found': 'Não se encontrou a empresa',
  'Enter at least $0.01': 'Indique pelo menos $0.01',
  'This event is cancelled. Please plan a new one': 'Este evento está cancelado. Planeie um novo',
  'Choose a day that has not passed': 'Escolha um dia que não tenha passado',
  'You have a view of this name: {0}': 'Já tem uma vista com este nome: {0}',
  'A colleague shares a view of this name: {0}': 'Um colega partilha uma vista com este nome: {0}',
  'This category already has a sub-category with this name': 'Esta categoria já tem uma subcategoria com este nome',
  // identity/tokens
  'This API token does not exist': 'Este token de API não existe',
  'This API token has already ended': 'Este token de API já terminou',
  'Choose permissions that you have yourself': 'Escolha permissões que o próprio utilizador tem',
  'Another API token has this name': 'Outro token de API tem este nome',
  'Revoke an API token before you create another one': 'Revogue um token de API antes de criar outro',
  // webhooks
  'Webhook not found': 'O webhook não foi encontrado',
  'Webhooks are turned off in this portal': 'Os webhooks estão desativados neste portal',
  'There are 10 webhooks already': 'Já existem 10 webhooks',
  'Enter a public address that begins with https://': 'Introduza um endereço público que comece por https://',
  'Choose events of your own': 'Escolha eventos próprios',
  'There is no such position yet': 'Essa posição ainda não existe',
  'A colleague has changed this webhook meanwhile. Please look at it again.':
    'Entretanto, um colega alterou este webhook. Verifique-o novamente.',
  // approvals, platform/log/second-person
  'Another person has to decide on what you requested': 'O que pediu tem de ser decidido por outra pessoa',
  'The person who requested this may not do it any more': 'A pessoa que fez este pedido já não o pode fazer',
  'A second person has to approve this': 'Uma segunda pessoa tem de aprovar isto',
  'What this would do has changed since it was requested. Please request it again.':
    'O efeito desta ação mudou desde o pedido. Faça o pedido novamente.',
  // platform/access/single-sign-on/openid
  'The sign-in service cannot be reached. Please try again in a moment.':
    'Não é possível contactar o serviço de início de sessão. Tente de novo dentro de momentos.',
  'The sign-in service did not sign you in. Please try again.':
    'O serviço de início de sessão não o identificou. Tente de novo.',
  'This sign-in has expired or was used before. Please start again.':
    'Este início de sessão expirou ou já foi usado. Comece de novo.',
} as const
