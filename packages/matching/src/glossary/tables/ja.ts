/** Japanese design words: what they mean in English, then the words. */
export const ja = `
kitchen: キッチン, 台所, 厨房, 料理; kitchenette: ミニキッチン; worktop: 天板, 調理台, カウンター; sink: シンク, 流し台; oven: オーブン
wood-fired oven: 薪窯, 薪オーブン; hob: コンロ, レンジ; refrigerator: 冷蔵庫; kitchen island: アイランドキッチン, アイランド; pantry: パントリー, 食品庫
dining room: ダイニング, 食堂, 食卓; living room: リビング, 居間, 茶の間, 応接間, 客間リビング; bedroom: 寝室, ベッドルーム, 主寝室
children's room: 子供部屋, 子ども部屋, キッズルーム, 赤ちゃんの部屋, プレイルーム; bathroom: 浴室, バスルーム, 風呂, お風呂, ユニットバス, 洗面所, 脱衣所; shower: シャワー
walk-in shower without threshold: 段差のないシャワー; bathtub: 浴槽, バスタブ, 湯船; free-standing bathtub: 置き型バスタブ; washbasin: 洗面台, 洗面
tap: 水栓, 蛇口; toilet: トイレ; hallway: 玄関, 廊下, ホール; staircase: 階段; wardrobe: クローゼット, 衣装部屋, ワードローブ; storage: 収納, 物入れ, 納戸
shelf: 棚, シェルフ; book: 書籍; shoe: 靴; made to measure: 造作, オーダーメイド, 特注; built-in furniture: 造り付け, 作り付け, ビルトイン
joinery: 建具, 木工, 大工; home office: 書斎, 仕事部屋, ホームオフィス, ワークスペース, 在宅, テレワーク, リモートワーク, 在宅勤務; office: オフィス, 事務所, 会社, 法律事務所
open-plan office: オープンオフィス; meeting room: 会議室; phone booth: 電話ブース; workplace desk: デスク, 机, 作業台; work: 仕事, 作業
retreat: 隠れ家; corner: コーナー, 隅, 一角; place: 場所, 空間, スペース; studio flat: ワンルーム
apartment: マンション, アパート, 集合住宅, 住戸, 分譲, 2LDK, 3LDK; house: 家, 住宅, 一戸建て, 戸建て, 平屋, 長屋, わが家; holiday home: 別荘
country house: 農家, 田舎の家; rural: 田舎, 里山; barn, stable: 納屋, 馬小屋; attic: 屋根裏, ロフト部屋, 小屋裏, 屋根裏部屋; sloping ceiling: 勾配天井
basement: 地下室, 半地下; wine cellar: ワインセラー, ワイナリー; wine: ワイン; wine tasting: 試飲; loft: ロフト; mezzanine: 中二階; factory: 工場
garden: 庭, ガーデン, 庭園, 裏庭, 庭づくり, 家庭菜園; courtyard: 中庭, 坪庭, パティオ, 光庭; terrace: テラス, 縁側, ウッドデッキ, デッキ, 広縁, 濡れ縁
roof terrace: 屋上テラス, ルーフバルコニー, 屋上; balcony: バルコニー, ベランダ; roof: 屋根, 瓦屋根; pool: プール; plant: 植物, 観葉植物, 植栽, 緑
aromatic herbs: ハーブ; tree: 樹木, 木々, 雑木, シンボルツリー; flower: 花, 草花, 花々; planter tub: 鉢, プランター; lawn: 芝生, 芝, 草原
without irrigation: 水やり不要; watering: 水やり; slope: 斜面, 傾斜地; ground plot: 敷地, 土地; sun: 日差し, 太陽, 陽; shade: 日陰, 木陰, 木漏れ日
water: 水; sound of water, fountain: 噴水, 水音; outdoor: 屋外, 外; barbecue: バーベキュー; pergola: パーゴラ, 東屋
facade: 外観, ファサード, 外装, 正面; exterior facade: 外壁; insulation: 断熱; window: 窓, サッシ, 出窓, 大開口; window frames: 窓枠
shop window: ショーウィンドー, ショーウィンドウ; shutter: 雨戸, 鎧戸, ブラインド; sun shading: 日よけ, 庇, オーニング; air conditioning: エアコン, 空調
outdoor unit: 室外機; earthquake: 地震, 耐震; strengthening: 補強; load capacity: 荷重, 耐荷重; building block: ビル, 建物
listed historic building: 文化財, 古民家, 町家; historic: 歴史, 古い, 築古; restore: 修復, 復元, 保存, 再生, 古民家再生
renovate: リフォーム, リノベーション, 改装, 改修, 模様替え, 改装工事; convert: 転用, 改築, 用途変更, 用途転用, コンバージョン, 元工場; new building: 新築
design: デザイン, 設計, 間取り; interior: インテリア, 内装, 室内; furniture: 家具; sofa: ソファ, ソファー, 長椅子
armchair: 肘掛け椅子, アームチェア, 安楽椅子, 一人掛けソファ; chair: 椅子, チェア; table: テーブル, 食卓テーブル; bed: ベッド, 布団, 寝台, 寝具
fold-away bed: 収納ベッド; bench: ベンチ; lamp: ランプ, 照明器具, 行灯, 提灯, 電灯, 照明器; chandelier: シャンデリア; mirror: 鏡, ミラー, 姿見
curtain: カーテン, レースカーテン; carpet: 絨毯, ラグ, カーペット, カーペット敷き; wallpaper: 壁紙, クロス; picture: 絵, 絵画; textile: 布, ファブリック, 生地
travel souvenirs: 旅, 旅行; cushion: クッション, 座布団, 枕; floor: 床, 床材; parquet: 寄木, フローリング, 無垢床; tile: タイル, 磚; wall: 壁, 壁面, 土塀
ceiling: 天井, 天井高; painted ornamented ceiling: 格天井, 装飾天井; brick vaults: 煉瓦のアーチ; vault: ヴォールト; dome: ドーム
beam: 梁, 太い梁, 古い梁; column: 柱; door: 扉, ドア; fireplace: 暖炉, 囲炉裏, 炉, いろり; stove: 薪ストーブ, ストーブ, ペレットストーブ
wood: 木, 木材, 木製, 無垢, 木の, 木製の; light wood: 明るい木, 明るい木目; wooden lattice: 格子, 木格子; oak: オーク, 楢, ナラ, オーク材
walnut: ウォールナット, 胡桃, クルミ; bamboo blinds: すだれ, 簾; bamboo: 竹; rattan: 籐, ラタン, ラタン家具; stone: 石, 石材, 石張り, 大谷石
natural stone: 自然石, 天然石; marble: 大理石, マーブル; veined: 木目, 石目; brick: レンガ, 煉瓦; exposed brick: レンガ現し
concrete: コンクリート, モルタル, 土間; plaster: 左官, 塗り壁, プラスター; lime: 石灰, 漆喰; whitewashed: 白塗り, 白壁, 白漆喰; clay: 土壁
terracotta: テラコッタ, 素焼き; glass: ガラス, ガラス張り; metal: 金属, メタル; iron: 鉄, アイアン; steel: スチール, 鋼; brass: 真鍮, 真ちゅう; copper: 銅
gold: ゴールド; pipe: 配管, パイプ; visible: 見える, 現し; hidden: 隠す, 隠れ, 隠した; leather: 革, 本革, レザー, 皮革, 革張り
velvet: ベルベット, ビロード, 別珍; linen: 麻, リネン, リネン地; wool: 羊毛, ウール, ニット; rope: ロープ, 縄; white: 白, 白い, ホワイト, 真っ白
black: 黒, 黒い, ブラック, 墨色; grey: 灰色, グレー, 鼠色; blue: 青, 青い, 藍, 紺, ブルー, 水色; green: 緑色, グリーン, 緑の; red: 赤, 赤い, 朱色, ワインレッド
yellow: 黄色, 黄; brown: 茶色, ブラウン, 焦げ茶; beige: ベージュ; colour: 色, カラー, カラフル, 色合い, 彩り; bold: 大胆; soft: 柔らかい, やわらか
bright: 明るい, 明るく, 明るめ; dark: 暗い, 濃い色, 濃い, ダーク; light: 光, 照明, 採光, 灯り, 明かり; warm: 暖かい, 温かい, ぬくもり, 温もり; homely: 居心地
atmosphere: 雰囲気; quiet: 静か, 静かな, 落ち着, 穏やか; noisy: うるさい, 騒音; reduce: 減らす; simple: シンプル, 簡素, 素朴; natural: 自然, ナチュラル
ecological: 環境, エコ, 自然素材; modern: モダン, 現代的, 現代; traditional: 伝統的, 伝統, クラシック, 古典
minimalist: ミニマル, ミニマリスト, 余白, 無駄のない, ミニマルな; industrial: インダストリアル, 工業的, 無骨; rustic: 素朴な木, 山小屋
scandinavian: 北欧, スカンジナビア, 北欧風, 北欧スタイル; mediterranean: 地中海, 南欧, 南欧風; luxury: 高級, 豪華, ラグジュアリー, 贅沢
elegant: 優雅, 上品, エレガント; cheap: 安い, 安価, 低予算, 格安; fast: 早い, 急ぎ, すぐ; fresh: 爽やか, 涼しい; hard-wearing: 丈夫, 頑丈, 耐久
small: 小さい, 小さな, 狭小, こぢんまり, 極小; large: 大きい, 大きな, 広い, 広々, 大型, 広め; narrow: 狭い, 細長い; high: 高い; low: 低い, 低め; round: 丸い, 円形
central: 中央, 真ん中; open: 開放的, オープン; safe: 安全, 安心; wheelchair: 車椅子, 車いす
barrier-free accessible: バリアフリー, 段差なし, 段差解消, ユニバーサルデザイン; grab rail: 手すり; carer: 介護
elderly parents: 高齢, 両親, 祖母, 祖父, 老後, 終の棲家, 親世帯, 母, 父; child: 子供, 子ども, こども, 娘, 息子, 幼児; baby: 赤ちゃん; play: 遊ぶ, 遊び場, おもちゃ
climb: 登る; hide: 隠れる; nap: 昼寝, 眠る, 睡眠; kindergarten: 幼稚園, 保育園; school: 学校; classroom: 教室; library: 図書館, 図書室
restaurant: レストラン, 飲食店, 料理店; café: カフェ, 喫茶店, コーヒー, 珈琲; bakery: パン屋, ベーカリー, 菓子店; bread: パン; bar: バー, 酒場, 居酒屋
tea room: 茶室; tea: お茶, 紅茶; sit on the floor: 床に座る, 床座; guest: 客, 来客, お客様; hotel: ホテル, 旅館, 民宿; guest rooms: 客室, 客間
rural tourism guesthouse: 農家民宿; spa: スパ, 温泉; sauna: サウナ; turkish bath: ハマム; heated stone platform: 岩盤
relaxation room: リラックス, くつろぎ, 休憩室, くつろぐ; massage: マッサージ; gym: ジム, フィットネス; changing room: 更衣室, 試着室
shop: 店, 店舗, ショップ, ブティック; clothing: 服, 衣類, ファッション; medical practice: クリニック, 診療所, 医院; dentist: 歯科, 歯医者; patient: 患者
workshop: 工房, アトリエ, 作業場; museum: 美術館, 博物館, 展示; church: 教会, 礼拝堂; palace: 宮殿, 城; tenant: 入居者, 借主; to let: 賃貸, 貸す, 貸し, 民泊
prefabricated housing block: 団地; family: 家族; neighbour: 隣人, 近所; sea: 海; beach: 浜, 海辺, ビーチ; salt: 塩, 潮; mountain: 山
forest: 森, 林; acoustics: 音響, 防音, 吸音, 吸音材, 反響; material: 素材, 材料; decoration: 装飾, デコレーション, 飾り
wood panelling: 羽目板, 板張り, 腰壁; outdoor shower: 外シャワー; without: なし; coffee table: ローテーブル, ちゃぶ台; dining table: ダイニングテーブル
bedside table: ナイトテーブル; headboard: ヘッドボード; sideboard: サイドボード, 箪笥, チェスト; cupboard: 戸棚, 食器棚; drawer: 引き出し; handles: 取っ手
bookcase: 本棚; stool: スツール; pouf: プフ; rocking chair: ロッキングチェア; bunk bed: 二段ベッド; cot: ベビーベッド; sofa bed: ソファベッド
desk: 勉強机; dressing table: ドレッサー; pendant lamp: ペンダントライト; floor lamp: フロアランプ; wall lamp: ブラケットライト
indirect light: 間接照明; candle: ろうそく, キャンドル; lantern: ランタン; paper lamp: 和紙の照明, 和紙; throw blanket: 毛布, ブランケット
cotton: 綿, コットン; silk: 絹, シルク; bouclé: ブークレ; felt: フェルト; fur: 毛皮, ムートン; upholstered: 布張り; embroidered: 刺繍
plywood: 合板, ベニヤ; birch: 樺, バーチ; ash wood: アッシュ材; pine: 松, パイン, 杉; larch: カラマツ; cedar: シダー, 檜, ヒノキ; teak: チーク
mahogany: マホガニー; cherry wood: 桜; rosewood: ローズウッド; chestnut wood: 栗; smoked oak: 燻しオーク; reclaimed wood: 古材
dark wood: 濃い色の木, ダークウッド; veneer: 突板; laminate: ラミネート; linoleum: リノリウム; cork: コルク; terrazzo: テラゾー, 人研ぎ; mosaic: モザイク
hand-painted tiles: 手描きタイル; cement tiles: セメントタイル; porcelain stoneware: 磁器タイル; ceramics: 陶器, 焼き物
terracotta tiles: テラコッタタイル; slate: スレート; granite: 御影石; limestone: 石灰岩; travertine: トラバーチン; microcement: モールテックス
exposed concrete: 打ち放し, コンクリート打ちっぱなし; chrome: クローム; aluminium: アルミ; bronze: ブロンズ; plastic: プラスチック; lacquer: 漆, ラッカー
wicker: かご; jute sisal: ジュート, い草; straw, thatch: 茅葺, 藁; macrame: マクラメ; kilim rugs: ペルシャ絨毯, キリム; pink: ピンク, 桃色
orange: オレンジ; purple: 紫; turquoise: ターコイズ; mustard yellow: マスタード, 黄土色; cream white: 生成り, アイボリー, クリーム色; dark blue: 濃紺
dark green: 深緑; sage green: セージグリーン, 若草色; pastel: パステル; neutral colours: 無彩色, ニュートラル; earth tones: アースカラー
striped: ストライプ, 縞; floral pattern: 花柄; geometric pattern: 幾何学; pattern: 柄, 模様; art deco: アールデコ, アール・デコ
art nouveau: アールヌーヴォー; 1920s: 1920年代, 大正; 1930s: 1930年代, 昭和初期; 1950s: 1950年代; 1960s: 1960年代, 昭和四十年代; 1970s: 1970年代
mid-century modern: ミッドセンチュリー; vintage retro: レトロ, ヴィンテージ, ビンテージ, 中古家具; antique: アンティーク, 骨董
japandi: ジャパンディ, 和モダン, 侘び寂び; japanese: 和風, 日本, 日本庭園, 和室, 畳, 障子; chinese: 中国, 中華; bohemian: ボヘミアン, ボーホー
eclectic maximalist colourful: エクレクティック, ミックススタイル; country style: カントリー, 田舎風, カントリー調; farmhouse: 農家風, ファームハウス
village house: 村の家; provence french country: プロヴァンス, フレンチカントリー; shabby chic: シャビーシック; victorian: ヴィクトリアン
neoclassical: ネオクラシック, 新古典主義; baroque: バロック, ロココ; traditional classic: クラシカル; english style: 英国風, イギリス, 英国
glamorous: グラマラス, 華やか; coastal nautical: コースタル, 西海岸; moroccan: モロッコ; ethnic: エスニック; tropical: トロピカル, 南国
alpine chalet: シャレー, 山荘; log cabin: 丸太小屋, ログハウス; brutalist raw concrete: ブルータリズム; futuristic high-tech: 近未来, ハイテク
pop art: ポップアート, ポップ; smart home: スマートホーム; contemporary: コンテンポラリー; cosy: 居心地の良い, 居心地の良さ, くつろげる; comfortable: 快適, 心地よい
spacious: 開放感; calm: 静けさ, 静寂, 穏やかな; cheerful: 楽しい, 元気な, 賑やか; romantic: ロマンチック; dramatic: ドラマチック, 劇的
refined: 洗練, 品のある, 上質; raw, rough: 粗い, 荒々しい, スケルトン; matt: マット, 艶消し; glossy: 艶, 光沢; handmade: 手作り, 手仕事, 職人, 民芸
reused: 再利用, リサイクル; timeless: 時代を超え, 飽きのこない; practical: 実用的, 機能的, 使いやすい
multi-purpose foldable furniture: 多目的, 折りたたみ, 可変; washable, easy to clean: 掃除しやすい, 洗える, 手入れ; low maintenance: 手のかからない
empty: 空っぽ, 何もない; tidy without clutter: すっきり, 整理, 片付; cold: 寒い, 冷たい; hot climate: 暑い, 猛暑; humid, damp: 湿気, カビ
dry, drought: 乾燥, 干ばつ; sunny: 日当たり, 南向き; north-facing: 北向き; view: 眺め, 景色, 眺望; privacy: プライバシー, 目隠し; long: 長い; wide: 幅広
old: 古びた; new: 新しい; curved, rounded: 曲線, 丸み; symmetrical: 左右対称, シンメトリー; daylight: 自然光, 光が入る
open kitchen and living room: LDK, リビングダイニング, オープンキッチン; dining kitchen: ダイニングキッチン; dining corner: 食事スペース, 食事
teenager: 中学生, 高校生, 十代; grandchildren: 孫; couple: 夫婦; cat: 猫, ネコ; dog: 犬; friends: 友人, 友達; party, celebrate: パーティー, 宴会
cooking: 料理する, 自炊; sleep: 寝る, 眠り; reading corner: 読書, 読書コーナー; television: テレビ; music: 音楽, ピアノ, レコード
art: 美術, アート, コレクション; yoga: ヨガ, 瞑想; homework, study: 勉強, 宿題; reception, waiting room: 受付, 待合室, 待合
hair and beauty salon: 美容室, 美容院, 理髪店; coworking: コワーキング; counter, bar counter: バーカウンター; bookshop: 書店, 本屋; pharmacy: 薬局
brewery: 醸造所, 酒蔵; winery: ぶどう園, ワイン醸造; laundry room: 洗濯室, ランドリー, 洗濯; dressing room: ウォークインクローゼット; entrance: 入口, エントランス
winter garden, conservatory: 温室, サンルーム; garage: 車庫, ガレージ; porch: ポーチ, 軒下; vegetable beds: 畑, 花壇
wildflower meadow: 野の花, 蜂; shrub, hedge: 低木, 生垣; perennials and grasses: 宿根草, グラス類; rose: 薔薇, バラ; lavender: ラベンダー
olive tree: オリーブ; palm, cactus, succulents: ヤシ, サボテン, 多肉植物; fruit tree, orchard: 果樹; climbing plants: つる植物, 藤棚
hanging plants, houseplants: 観葉, 鉢植え; pond, stream: 池, 小川, 水盤, 鯉; path, gravel, paving: 小道, 砂利, 飛び石, 敷石, 石畳
fence, gate: 塀, 柵, 竹垣; sun lounger, hammock: ハンモック, デッキチェア; fire pit: 焚き火, 火鉢; outdoor kitchen: 屋外キッチン, アウトドアキッチン
outdoor lounge, open air: 屋外家具, アウトドア; parasol, shade sail: パラソル, シェード; hillside, slope: 段差, 擁壁, 崖
cladding: 外壁材, サイディング, 板壁; render, plaster: 珪藻土, しっくい; half-timbered: 木造, 真壁; stone house: 石造り; penthouse: ペントハウス, 最上階
building: 高層; period apartment with stucco: 擬洋風, 洋館; herringbone parquet: ヘリンボーン; floorboards: 板の間, 無垢フローリング
arch: アーチ; front door: 引き戸, 玄関ドア; underfloor heating, heating: 床暖房, 暖房; energy saving: 省エネ, 太陽光, 高断熱; extension: 増築
build: 建てる, 建築; furnishing: しつらえ, コーディネート; landscape planting: 造園, 植える, 外構; lighting design: 照明計画; paint: 塗装, ペンキ
room: 部屋; style: スタイル, テイスト; house boat: ハウスボート; city: 都会, 街, 都心; lake: 湖畔; island: 島; harbour, boat: 港, 船; summer: 夏
winter: 冬; evening: 夕方, 夕暮れ; morning: 朝, 朝日; breakfast: 朝食; dinner guests: 夕食, 食べる; nature: 自然な, 自然光景
dishes, tableware: 食器, 皿; dishwasher, appliances: 食洗機, 家電; computer, screen: パソコン, モニター; video calls: ビデオ会議, オンライン会議
bicycle: 自転車; lift, elevator: エレベーター; ramp, threshold: スロープ, 敷居; customers, visitors: お客, 来店, 訪問者
employees, team: 社員, スタッフ, 従業員; tourists, travellers: 観光客, 旅行者, 休暇; artist, sculptor: 芸術家, 彫刻家, 画家
potter, craft: 陶芸, 裁縫, 趣味; grand hotel: グランドホテル; club, lounge: クラブ, ラウンジ; ice cream: アイスクリーム, 甘味処
jewellery, watches: 宝石, ジュエリー; flower shop: 花屋; physiotherapy, treatment room: 整骨院, 治療室, 診察室
hygiene, easy to disinfect: 衛生, 清潔; anxious, calming: 怖い, 不安; pizza: ピザ, ピッツァ; window seat: 窓辺, 窓台
niche, alcove: 床の間, ニッチ; room divider, sliding door: 引戸, 間仕切り, 屏風, 襖; cables, sockets: 配線, コンセント; posters: ポスター
sand colour: 砂, 砂色; countryside: 郊外, 里; few things: 物は少なく, 物が少ない, 少ない物; seaside: 海沿い; beach house: 海辺の家; warehouse: 倉庫
`;
