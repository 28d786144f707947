import { Icon, type IconProps } from './icon.tsx'

export function CalendarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="4" y="5" width="16" height="15" rx="2.5" />
      <path d="M4 10h16M8.5 3v4M15.5 3v4" />
    </Icon>
  )
}

export function ClockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5l3.5 2" />
    </Icon>
  )
}

export function PinIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21z" />
      <circle cx="12" cy="9.5" r="2.5" />
    </Icon>
  )
}

export function TrainIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="5.5" y="3.5" width="13" height="13" rx="3" />
      <path d="M5.5 11h13M8.5 20l2-3.5M15.5 20l-2-3.5" />
    </Icon>
  )
}

export function HospitalIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 20.5v-15a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v15M3 20.5h18M12 7v5M9.5 9.5h5M10 20.5v-4h4v4" />
    </Icon>
  )
}

export function BellIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.5 1.5H5zM10 21h4" />
    </Icon>
  )
}

export function UserIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20.5c1-4 4-6 7.5-6s6.5 2 7.5 6" />
    </Icon>
  )
}

export function InfoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 11v5.5M12 7.5v.01" />
    </Icon>
  )
}

export function WarningIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4L2.8 19.5h18.4zM12 10v4M12 16.8v.01" />
    </Icon>
  )
}

export function ErrorMarkIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7.5v5.5M12 16.3v.01" />
    </Icon>
  )
}

export function CheckCircleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M8.2 12.4l2.6 2.6 5-5.4" />
    </Icon>
  )
}

export function MessageIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 5.5h16v11H11l-4.5 3.5v-3.5H4z" />
    </Icon>
  )
}

export function BookmarkIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.5 4h11v16.5L12 16.5l-5.5 4z" />
    </Icon>
  )
}

export function FileIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 3h8l5 5v13H6zM14 3v5h5M9 13h7M9 17h7" />
    </Icon>
  )
}

export function OfflineIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 4l16 16M5 12.5a10 10 0 0 1 4-2.4M2 9a14.5 14.5 0 0 1 4.5-2.7M11 5a14.5 14.5 0 0 1 11 4M14.5 10.5a10 10 0 0 1 4.5 2M8.5 16a5 5 0 0 1 6-.6M12 20v.01" />
    </Icon>
  )
}

export function SpeechBubbleIcon(props: IconProps) {
  return (
    <Icon {...props} filled>
      <path
        stroke="none"
        d="M12 3.2c-5.2 0-9.3 3.4-9.3 7.5 0 3.7 3.3 6.8 7.7 7.4.6.1.6.5.5 1l-.2 1.3c-.1.5.3.8.8.5 2.6-1.3 9.8-5 9.8-10.2 0-4.1-4.1-7.5-9.3-7.5z"
      />
    </Icon>
  )
}
