import brand from '#brand'
import type { legalTexts as English } from '#texts/legal.ts'
import type { Translated } from '#web/texts/translated.ts'

const { name, provider, contactEmail } = brand
const address = [provider.name, ...provider.address].join(', ')

/** A new version of either text gets its day in `texts-agreed-to.ts` of signup. */
export const legalTexts = {
  version: (day) => `Versión del ${day}`,
  more: { terms: 'Condiciones de venta', privacy: 'Política de privacidad del proveedor' },
  terms: {
    title: 'Condiciones de uso',
    lead: `Cómo usan ${name} los distribuidores y sus usuarios.`,
    parts: [
      {
        title: 'Quién opera el portal',
        text: `${name} es operado por ${address}. Está destinado a las empresas que distribuyen nuestros productos y a las personas que ellas invitan.`,
      },
      {
        title: 'Su cuenta',
        text: 'Su empresa proporciona datos y documentos correctos y los mantiene al día. Cada persona tiene su propia cuenta y no comparte la contraseña. Su empresa es responsable de lo que sus usuarios hacen en el portal. Avísenos de inmediato si cree que alguien usa indebidamente una cuenta.',
      },
      {
        title: 'Pedidos y cotizaciones',
        text: 'Un pedido que usted hace es una solicitud de cotización de flete. Respondemos en un plazo de 72 horas, y usted tiene 30 días para confirmar la cotización o cancelar. Hasta que confirme, puede cambiar o cancelar el pedido sin costo. Un pedido confirmado es una compra sujeta a nuestras condiciones de venta.',
      },
      {
        title: 'Precios, documentos y material',
        text: 'Sus precios, acuerdos y certificados son exclusivamente para su empresa. El material de marketing es para la venta de nuestros productos en sus países.',
      },
      {
        title: 'CareCoins',
        text: 'Los CareCoins se ganan con los pedidos entregados y reducen el costo de pedidos posteriores. No se pagan en dinero y no se pueden transferir.',
      },
      {
        title: 'Cuándo termina el acceso',
        text: 'Podemos suspender una cuenta cuyos documentos hayan vencido o que incumpla estas condiciones, e indicamos el motivo. Usted puede solicitar el cierre de su cuenta en cualquier momento; los pedidos en curso se completan.',
      },
      {
        title: 'Cambios en estas condiciones',
        text: 'La versión vigente está en esta página, con su fecha. Con su cuenta queda registrado qué versión aceptó y cuándo.',
      },
      { title: 'Preguntas', text: `Escriba a ${contactEmail}.` },
    ],
  },
  privacy: {
    title: 'Aviso de privacidad',
    lead: `Qué conserva ${name} sobre usted, por qué y qué puede hacer al respecto.`,
    parts: [
      {
        title: 'Quién es responsable',
        text: `${address}. Para cualquier pregunta sobre sus datos: ${contactEmail}.`,
      },
      {
        title: 'Qué conservamos',
        text: 'Su nombre, cargo, correo electrónico, números de teléfono y nombre de usuario; los datos y documentos de su empresa; y lo que usted hace en el portal, como pedidos, mensajes y solicitudes, con la hora. De los inicios de sesión conservamos el dispositivo.',
      },
      {
        title: 'Para qué lo usamos',
        text: 'Para verificar su empresa, tramitar pedidos y solicitudes, llevar los registros que exige la legislación sobre medicamentos y dispositivos médicos, y proteger las cuentas. No vendemos sus datos.',
      },
      {
        title: 'Quién lo ve',
        text: 'Sus colegas ven los pedidos, las solicitudes y las personas de su empresa. Nuestro personal ve lo que su rol requiere. Lo que un envío requiere se entrega a su transportista y a las autoridades.',
      },
      {
        title: 'Cómo se protege y cuánto tiempo lo conservamos',
        text: 'Los datos personales se cifran con claves propias de cada persona. Cuando se borra a una persona, sus claves se destruyen y ya no se puede leer nada; el historial de pedidos permanece, sin nombres. Lo que ingresa para registrarse se elimina después de 7 días si no completa el registro.',
      },
      {
        title: 'Cookies',
        text: 'El portal usa cookies para su inicio de sesión, para su registro sin terminar y para reconocer su dispositivo. Ninguna es para publicidad.',
      },
      {
        title: 'Sus derechos',
        text: 'Puede ver y corregir sus datos en su página de perfil, elegir qué correos recibe y pedirnos que corrijamos o borremos sus datos. También puede presentar una queja ante su autoridad de protección de datos.',
      },
    ],
  },
} satisfies Translated<typeof English>
