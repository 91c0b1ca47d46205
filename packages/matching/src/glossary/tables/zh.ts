/** Chinese (simplified) design words: what they mean in English, then the words. */
export const zh = `
kitchen: 厨房; kitchenette: 小厨房; worktop: 台面; sink: 水槽; oven: 烤箱; wood-fired oven: 柴火烤炉; hob: 灶台; refrigerator: 冰箱
kitchen island: 岛台; pantry: 储藏室; dining room: 餐厅; living room: 客厅, 起居室, 会客室, 大厅; bedroom: 卧室, 主卧, 次卧, 睡房
children's room: 儿童房, 儿童卧室, 婴儿房, 游戏室; bathroom: 浴室, 卫生间, 洗手间, 盥洗室, 淋浴间; shower: 淋浴
walk-in shower without threshold: 无障碍淋浴; bathtub: 浴缸; free-standing bathtub: 独立浴缸; washbasin: 洗手盆; tap: 龙头; toilet: 厕所
hallway: 走廊, 玄关; staircase: 楼梯; wardrobe: 衣柜, 衣帽间; storage: 收纳, 储物; shelf: 架子, 书架; book: 书; shoe: 鞋
made to measure: 定制; built-in furniture: 嵌入式家具; joinery: 木工; home office: 书房, 居家办公, 家庭办公, 在家办公, 工作间
office: 办公室, 办公, 公司, 写字楼, 律所; open-plan office: 开放式办公; meeting room: 会议室; phone booth: 电话亭; workplace desk: 书桌, 工位
work: 工作; retreat: 静修; corner: 角落; place: 地方, 空间; studio flat: 单间, 一居室; apartment: 四居室, 公寓, 楼房, 套房, 两居室, 三居室
house: 房子, 住宅, 别墅, 自建房, 联排, 平房; holiday home: 度假屋; country house: 农舍, 乡村; barn, stable: 谷仓; attic: 阁楼, 阁楼房间, 顶楼
sloping ceiling: 斜顶; basement: 地下室; wine cellar: 酒窖; wine: 葡萄酒; wine tasting: 品酒; loft: 阁楼公寓; mezzanine: 夹层
factory: 工厂, 厂房; garden: 花园, 庭院, 后院, 园林, 小院; courtyard: 院子, 天井, 天井院, 四合院; terrace: 露台, 平台, 庭院平台; roof terrace: 屋顶露台
balcony: 阳台; roof: 屋顶, 屋面, 瓦; pool: 泳池; plant: 植物; aromatic herbs: 香草; tree: 树, 大树, 乔木; flower: 花, 鲜花, 开花
planter tub: 花盆; lawn: 草坪, 草地, 绿地; without irrigation: 免灌溉; watering: 浇水; slope: 坡地; ground plot: 地块; sun: 阳光
shade: 阴凉, 树荫, 荫凉; wind: 风; water: 水; sound of water, fountain: 流水声, 流水, 喷泉; outdoor: 户外, 室外; barbecue: 烧烤
pergola: 凉棚; facade: 外立面, 立面, 门面, 建筑立面, 外墙立面; exterior facade: 外墙; insulation: 保温, 隔热; window: 窗, 落地窗, 飘窗, 窗户
window frames: 门窗; shop window: 橱窗; shutter: 百叶窗, 百叶, 木百叶; sun shading: 遮阳; air conditioning: 空调; outdoor unit: 外机
earthquake: 地震; strengthening: 加固; load capacity: 承重; building block: 楼, 大楼; listed historic building: 文物, 历史建筑
historic: 古老, 老; restore: 修复, 保护修缮, 修旧如旧, 古建, 老建筑; renovate: 装修, 翻新, 改造, 整修, 重新装修, 改建; convert: 改成, 旧厂房改造
new building: 新建; design: 设计; interior: 室内; furniture: 家具; sofa: 沙发, 长沙发; armchair: 扶手椅, 单人沙发; chair: 椅子; table: 桌子
bed: 床; fold-away bed: 折叠床, 隐形床; bench: 长凳; lamp: 灯, 灯具, 台灯; chandelier: 吊灯; mirror: 镜子, 镜面; curtain: 窗帘, 窗纱
carpet: 地毯, 地垫; wallpaper: 墙纸, 壁纸; picture: 画; textile: 织物, 布艺; travel souvenirs: 旅行; cushion: 靠垫, 抱枕; floor: 地板, 地面
parquet: 木地板; tile: 瓷砖, 地砖; wall: 墙, 墙面, 墙壁, 背景墙; ceiling: 天花板, 吊顶, 顶面; painted ornamented ceiling: 彩绘天花板
brick vaults: 砖拱; vault: 拱顶; dome: 圆顶; beam: 横梁, 木梁, 梁; column: 柱子; door: 门; fireplace: 壁炉, 壁炉前, 炉火; stove: 火炉, 火炉壁
wood: 木, 木头, 木材, 木质, 原木, 实木; light wood: 浅色木; wooden lattice: 木格栅; oak: 橡木, 橡木色; walnut: 胡桃木; bamboo blinds: 竹帘
bamboo: 竹; rattan: 藤, 藤条; stone: 石, 石头, 石材, 岩石; natural stone: 天然石材; marble: 大理石, 大理石纹; veined: 纹理; brick: 砖
exposed brick: 裸露砖墙; concrete: 混凝土, 水泥, 水泥地; plaster: 灰泥; lime: 石灰; whitewashed: 白墙, 刷白, 白灰墙; clay: 泥土; terracotta: 陶土
glass: 玻璃, 玻璃门; metal: 金属; iron: 铁; steel: 钢; brass: 黄铜, 黄铜色; copper: 铜; gold: 金色; pipe: 管道; visible: 可见, 裸露
hidden: 隐藏; leather: 皮革, 真皮, 皮质; velvet: 丝绒, 天鹅绒, 绒布; linen: 亚麻, 亚麻布; wool: 羊毛, 毛线, 毛织; rope: 绳; white: 白色, 白, 白墙壁
black: 黑色, 黑; grey: 灰色, 灰; blue: 蓝色, 浅蓝; green: 绿色, 绿; red: 红色, 酒红; yellow: 黄色, 黄; brown: 棕色, 咖啡色; beige: 米色
colour: 颜色, 色彩, 多彩, 彩色, 色调; bold: 大胆; soft: 柔和, 柔软; bright: 明亮, 浅色, 亮堂; dark: 深色, 暗, 暗色, 昏暗; light: 光, 灯光, 采光, 光线, 照明
warm: 温馨, 温暖; homely: 居家; atmosphere: 氛围; quiet: 安静, 宁静; noisy: 噪音, 吵; reduce: 减少; simple: 简单, 朴素, 简约; natural: 自然
ecological: 环保, 生态; modern: 现代; traditional: 传统, 古典; minimalist: 极简, 留白, 极简主义, 简约风; industrial: 工业风, 工业, 工业感
rustic: 质朴; scandinavian: 北欧, 斯堪的纳维亚, 北欧风; mediterranean: 地中海, 希腊风, 地中海风; luxury: 豪华, 奢华; elegant: 优雅; cheap: 便宜, 经济
fast: 快速; fresh: 清新; hard-wearing: 耐用; small: 小, 小小的, 迷你; narrow: 窄; high: 高; low: 低; round: 圆, 圆角; central: 中央
open: 开放; safe: 安全; wheelchair: 轮椅; barrier-free accessible: 无障碍, 适老, 轻便无障碍; grab rail: 扶手; carer: 护理
elderly parents: 老人, 长辈, 奶奶, 爷爷, 父母; child: 孩子, 儿童, 小孩, 宝宝, 女儿, 儿子, 玩具; baby: 婴儿; play: 玩耍, 游戏; climb: 攀爬; hide: 躲藏
nap: 午睡, 睡觉; kindergarten: 幼儿园, 托儿所; school: 学校; classroom: 教室; library: 图书馆; restaurant: 餐馆, 饭店; café: 咖啡馆, 咖啡店
bakery: 面包店; bread: 面包; bar: 酒吧; tea room: 茶室; tea: 茶; sit on the floor: 席地而坐; guest: 客人; hotel: 酒店, 民宿, 旅馆
guest rooms: 客房; rural tourism guesthouse: 乡村旅游; spa: 水疗; sauna: 桑拿; turkish bath: 土耳其浴; heated stone platform: 热石台
relaxation room: 休息, 放松; massage: 按摩; gym: 健身房, 健身; changing room: 更衣室, 试衣间; shop: 商店, 店铺, 精品店; clothing: 服装
medical practice: 诊所; dentist: 牙科, 牙医; patient: 患者; workshop: 工作室, 作坊; museum: 博物馆, 展览; church: 教堂; palace: 宫殿
tenant: 租客; to let: 出租, 租房, 出租屋, 民宿出租; prefabricated housing block: 板楼; family: 家庭; neighbour: 邻居; sea: 海; beach: 海滩
salt: 盐; mountain: 山; forest: 森林; acoustics: 声学, 隔音, 隔音吸音, 回声; material: 材料; decoration: 装饰; wood panelling: 木饰面
outdoor shower: 户外淋浴; without: 没有, 不要; coffee table: 茶几; dining table: 餐桌; bedside table: 床头柜; headboard: 床头
sideboard: 餐边柜, 斗柜; cupboard: 橱柜, 柜子, 柜门; drawer: 抽屉; handles: 把手; bookcase: 书柜; stool: 凳子, 吧台椅; pouf: 坐墩
rocking chair: 摇椅; wing chair: 翼背椅; bunk bed: 上下床, 高低床; cot: 婴儿床; sofa bed: 沙发床; desk: 写字台; dressing table: 梳妆台
pendant lamp: 吊灯灯具; floor lamp: 落地灯; wall lamp: 壁灯; indirect light: 间接照明, 无主灯, 灯带; candle: 蜡烛; lantern: 灯笼
paper lamp: 纸灯; throw blanket: 毯子, 盖毯; cotton: 棉; silk: 丝绸, 真丝; bouclé: 羊羔绒; felt: 毛毡; fur: 皮草; upholstered: 软包
embroidered: 刺绣; plywood: 胶合板; birch: 桦木; ash wood: 白蜡木; pine: 松木, 松树; larch: 落叶松; cedar: 雪松; teak: 柚木
mahogany: 桃花心木, 红木; cherry wood: 樱桃木; rosewood: 黄花梨; chestnut wood: 栗木; smoked oak: 烟熏橡木; reclaimed wood: 老木头, 旧木
dark wood: 深色木, 深色木头; veneer: 木皮; laminate: 强化地板; linoleum: 油毡; cork: 软木; terrazzo: 水磨石; mosaic: 马赛克
hand-painted tiles: 手绘瓷砖, 花砖; cement tiles: 水泥砖; porcelain stoneware: 抛光砖; ceramics: 陶瓷, 陶器; terracotta tiles: 陶砖
slate: 板岩; granite: 花岗岩; limestone: 石灰石; travertine: 洞石; microcement: 微水泥; exposed concrete: 清水混凝土; chrome: 镀铬
aluminium: 铝; bronze: 青铜, 古铜; plastic: 塑料; lacquer: 烤漆, 漆器; wicker: 藤编; jute sisal: 黄麻, 剑麻; straw, thatch: 茅草, 稻草
macrame: 编结挂毯; kilim rugs: 波斯地毯; pink: 粉色, 粉红; orange: 橙色, 橘色; purple: 紫色; turquoise: 蓝绿色, 绿松石
mustard yellow: 芥末黄, 赭石; cream white: 米白, 奶油色, 奶油; dark blue: 深蓝, 藏青; dark green: 墨绿, 祖母绿; sage green: 鼠尾草绿, 豆绿
pastel: 马卡龙色, 淡彩; neutral colours: 中性色; earth tones: 大地色; striped: 条纹; floral pattern: 花卉图案, 碎花; geometric pattern: 几何
pattern: 图案, 花纹; art deco: 装饰艺术, 装饰风; art nouveau: 新艺术运动; 1920s: 二十年代; 1930s: 三十年代; 1950s: 五十年代; 1960s: 六十年代
1970s: 七十年代; mid-century modern: 中古风, 世纪中期, 中世纪现代; vintage retro: 复古, 怀旧, 二手; antique: 古董, 古典家具; japandi: 侘寂, 日式北欧
japanese: 日式, 日本, 榻榻米, 枯山水; chinese: 中式, 新中式, 中国风; bohemian: 波西米亚, 波希米亚; eclectic maximalist colourful: 混搭, 极繁
country style: 乡村风, 田园风, 田园; farmhouse: 农家, 农场; village house: 村屋, 村里的房子, 老宅; provence french country: 普罗旺斯, 法式乡村
shabby chic: 做旧; victorian: 维多利亚; neoclassical: 新古典; baroque: 巴洛克; traditional classic: 古典风格, 美式, 欧式
english style: 英式; glamorous: 轻奢, 华丽; moroccan: 摩洛哥, 阿拉伯; ethnic: 民族风, 民族; tropical: 热带, 丛林; alpine chalet: 山间木屋, 滑雪小屋
log cabin: 木屋; brutalist raw concrete: 粗野主义; futuristic high-tech: 未来感, 科技感; pop art: 波普; smart home: 智能家居, 智能
contemporary: 当代, 现代风, 时尚; cosy: 舒适, 惬意, 温馨舒适; comfortable: 舒服; spacious: 宽敞, 通透; calm: 平静, 禅意, 静谧
cheerful: 活泼, 欢快, 鲜艳; romantic: 浪漫; dramatic: 戏剧性, 震撼; refined: 精致, 高雅, 气派; raw, rough: 粗糙, 粗犷, 毛坯; matt: 哑光
glossy: 亮面, 光泽; handmade: 手工, 匠人; reused: 回收, 旧物; timeless: 经久不衰, 永恒; practical: 实用, 功能性
multi-purpose foldable furniture: 多功能, 折叠, 可变; washable, easy to clean: 易清洁, 好打理, 耐脏; low maintenance: 低维护; empty: 空荡
tidy without clutter: 整洁, 整齐; cold: 寒冷; hot climate: 炎热, 酷暑; humid, damp: 潮湿, 发霉; dry, drought: 干旱, 干燥
sunny: 阳光充足, 朝南, 太阳; north-facing: 朝北; view: 景观, 视野, 风景; privacy: 私密, 隐私; old: 旧, 旧的; curved, rounded: 曲线, 弧形
symmetrical: 对称; daylight: 自然光, 明亮通透; open kitchen and living room: 开放式厨房, 客餐厅; dining kitchen: 餐厨一体
dining corner: 用餐区, 吃饭; teenager: 青少年, 少年; grandchildren: 孙子, 孙女; couple: 夫妻, 情侣; cat: 猫; dog: 狗; friends: 朋友, 聚会, 待客
party, celebrate: 派对, 宴客, 聚餐; cooking: 做饭, 烹饪, 下厨; sleep: 睡眠好, 入睡; reading corner: 阅读角, 阅读, 读书; television: 电视, 电视墙
music: 音乐, 钢琴, 黑胶; art: 艺术, 艺术品, 收藏; yoga: 瑜伽, 冥想, 打坐; homework, study: 学习, 作业
reception, waiting room: 前台, 接待, 候诊, 等候区; hair and beauty salon: 美发, 理发店, 美容院; coworking: 共享办公, 联合办公
counter, bar counter: 柜台, 吧台; bookshop: 书店; pharmacy: 药店, 药房; brewery: 啤酒吧, 酿酒厂; winery: 酒庄, 葡萄园
laundry room: 洗衣房, 洗衣机; dressing room: 步入式衣帽间; entrance: 入口, 门厅; winter garden, conservatory: 阳光房, 温室; garage: 车库
porch: 门廊, 檐廊; vegetable beds: 菜园, 菜地, 花坛; wildflower meadow: 野花, 蜜蜂; shrub, hedge: 灌木, 树篱, 绿篱
perennials and grasses: 多年生, 观赏草; rose: 玫瑰, 月季; lavender: 薰衣草; olive tree: 橄榄树; palm, cactus, succulents: 棕榈, 仙人掌, 多肉
fruit tree, orchard: 果树, 果园; climbing plants: 爬藤, 藤蔓, 紫藤; hanging plants, houseplants: 绿植, 盆栽
pond, stream: 池塘, 小溪, 水景, 鱼池; path, gravel, paving: 小路, 小径, 砾石, 石板路, 汀步; fence, gate: 围栏, 篱笆, 院门
sun lounger, hammock: 躺椅, 吊床; fire pit: 火塘, 篝火; outdoor kitchen: 户外厨房; outdoor lounge, open air: 露天, 户外家具
parasol, shade sail: 遮阳伞, 遮阳帆; hillside, slope: 挡土墙; cladding: 外墙挂板, 护墙板, 外墙砖; render, plaster: 抹灰, 石膏, 灰泥墙, 硅藻泥
half-timbered: 木结构, 木骨架; stone house: 石头房, 石屋; penthouse: 顶层公寓, 复式; building: 大厦, 高层
period apartment with stucco: 石膏线, 老洋房; herringbone parquet: 鱼骨拼, 人字拼; floorboards: 木地板条; arch: 拱门, 拱形
front door: 入户门, 房门, 移门; underfloor heating, heating: 地暖, 暖气; energy saving: 节能, 光伏; extension: 扩建, 加建; build: 建造, 盖房
furnishing: 软装, 布置, 陈设; landscape planting: 景观设计, 种植, 绿化, 造景; lighting design: 灯光设计; paint: 刷漆, 乳胶漆, 油漆; room: 房间, 屋子
style: 风格, 样式; house boat: 船屋; city: 城市, 都市, 市区; lake: 湖, 湖边; river: 江景, 河边; island: 海岛; harbour, boat: 港口, 船
summer: 夏天, 夏季, 夏日; winter: 冬天, 冬季; evening: 晚上, 夜晚, 傍晚; morning: 早晨, 早上, 清晨; breakfast: 早餐; dinner guests: 晚餐, 吃饭聚会
nature: 大自然, 天然; dishes, tableware: 餐具, 碗碟; dishwasher, appliances: 洗碗机, 电器, 家电; computer, screen: 电脑, 屏幕, 显示器
video calls: 视频会议; bicycle: 自行车; lift, elevator: 电梯; ramp, threshold: 坡道, 门槛; customers, visitors: 顾客, 客户, 访客
employees, team: 员工, 团队, 同事; tourists, travellers: 游客, 旅客, 度假; artist, sculptor: 艺术家, 雕塑家, 画家
potter, craft: 陶艺, 缝纫, 手作; grand hotel: 大饭店; club, lounge: 会所, 俱乐部, 酒廊; ice cream: 冰淇淋, 甜品店, 甜品
jewellery, watches: 珠宝; flower shop: 花店; physiotherapy, treatment room: 理疗, 治疗室, 诊室
hygiene, easy to disinfect: 卫生, 清洁; anxious, calming: 紧张, 害怕, 焦虑; pizza: 披萨; window seat: 窗台, 飘窗座
niche, alcove: 壁龛, 凹位; room divider, sliding door: 推拉门, 隔断, 屏风; cables, sockets: 电线, 插座; posters: 海报, 挂画
sand colour: 沙色, 沙子; countryside: 乡下, 郊外; few things: 东西少; seaside: 海边, 海岸, 沿海, 海滨; warehouse: 仓库
`;
