import {
  ArrowLeft,
  BookOpen,
  Bot,
  Check,
  ChevronLeft,
  ChevronRight,
  Copy,
  Download,
  Lightbulb,
  Link,
  List,
  Maximize,
  Menu,
  MessageCircle,
  Minimize,
  Minus,
  Moon,
  Pause,
  Percent,
  Play,
  Plus,
  QrCode,
  RotateCcw,
  Search,
  Send,
  Settings,
  Share2,
  SkipForward,
  SlidersHorizontal,
  Sun,
  TableProperties,
  Trash2,
  Undo2,
  UserPlus,
  Users,
  Volume2,
  VolumeX,
  WalletCards,
  WifiOff,
  X,
} from 'lucide';

const ICONS = {
  back: ArrowLeft,
  rules: BookOpen,
  bot: Bot,
  cards: WalletCards,
  check: Check,
  before: ChevronLeft,
  after: ChevronRight,
  copy: Copy,
  download: Download,
  filter: SlidersHorizontal,
  hint: Lightbulb,
  link: Link,
  log: List,
  full: Maximize,
  menu: Menu,
  chat: MessageCircle,
  small: Minimize,
  minus: Minus,
  moon: Moon,
  pause: Pause,
  odds: Percent,
  play: Play,
  plus: Plus,
  qr: QrCode,
  again: RotateCcw,
  search: Search,
  send: Send,
  settings: Settings,
  share: Share2,
  skip: SkipForward,
  sun: Sun,
  text: TableProperties,
  remove: Trash2,
  undo: Undo2,
  invite: UserPlus,
  people: Users,
  sound: Volume2,
  silent: VolumeX,
  offline: WifiOff,
  close: X,
} as const;
export type IconName = keyof typeof ICONS;
export const ICON_NAMES = Object.keys(ICONS) as IconName[];

/** A sign of the interface; it never stands for words alone. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      {ICONS[name].map(([Tag, attributes], i) => {
        const Shape = Tag as 'path';
        return <Shape key={i} {...(attributes as Record<string, string>)} />;
      })}
    </svg>
  );
}
