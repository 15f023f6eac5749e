import { IconAnchor, IconPlane, IconTruck } from '@tabler/icons-react'
import { useState } from 'react'
import { UploadField } from '#web/api/files/UploadField.tsx'
import { CheckField } from '#web/ui/fields/CheckField.tsx'
import { ChoiceCard, ChoiceGroup } from '#web/ui/fields/ChoiceCard.tsx'
import { MandatoryNote } from '#web/ui/fields/field-look.tsx'
import { MultiSelectField } from '#web/ui/fields/MultiSelectField.tsx'
import { PasswordField } from '#web/ui/fields/PasswordField.tsx'
import { QuantitySelector } from '#web/ui/fields/quantity/QuantitySelector.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { countries } from './countries.ts'
import classes from './GalleryPage.module.css'

/** Every way to ask for something. */
export const GalleryFields = () => {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<string | null>('harbor')
  const [country, setCountry] = useState<string | null>(null)
  const [several, setSeveral] = useState<string[]>(['kenya'])
  const [ticked, setTicked] = useState(true)
  const [quantity, setQuantity] = useState(100)
  return (
    <Card title="Fields">
      <div className={classes['fields']}>
        <TextField label="Your name" required value={text} onChange={setText} help="As it is on the parcel" />
        <TextField label="E-mail" required value={text} onChange={setText} error="Email invalid" />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          value={text}
          onChange={setText}
          rules={[{ label: 'At least 8 characters', met: text.length >= 8 }]}
        />
        <SelectField label="Country" choices={countries} value={country} onChange={setCountry} placeholder="All" />
        <MultiSelectField label="Certificates" choices={countries} value={several} onChange={setSeveral} />
        <TextArea label="Other (please specify)" value={text} onChange={setText} />
        <QuantitySelector label="Quantity" value={quantity} onChange={setQuantity} min={100} step={50} />
        <CheckField label="Need for pre-shipment inspection" checked={ticked} onChange={setTicked} />
      </div>
      <ChoiceGroup legend="Transport mode" required>
        {[
          { value: 'airport', title: 'Airport', icon: <IconPlane size={24} stroke={1.6} /> },
          { value: 'road', title: 'Road', icon: <IconTruck size={24} stroke={1.6} /> },
          { value: 'harbor', title: 'Harbor', icon: <IconAnchor size={24} stroke={1.6} /> },
        ].map(({ value, title, icon }) => (
          <ChoiceCard
            key={value}
            name="mode"
            value={value}
            title={title}
            icon={icon}
            chosen={chosen === value}
            onChoose={setChosen}
          />
        ))}
      </ChoiceGroup>
      <UploadField label="Licence document" purpose="orders" onChange={() => {}} />
      <MandatoryNote />
    </Card>
  )
}
